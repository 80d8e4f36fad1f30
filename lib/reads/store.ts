import "server-only";
import type { Capability, Store } from "#contract/store.ts";
import type { Answer } from "../answer.ts";
import { succeeded } from "../storefront/answers.ts";
import { offeredSoFar } from "../storefront/offered.ts";
import { offers, readStore as storeOf } from "../storefront/offers.ts";
import { withStore } from "../storefront/the-store.ts";

/** The store that the key belongs to. One that tells nothing of itself is a problem only for the page about it. */
export function readStore(): Promise<Answer<Store>> {
  return withStore((client) => storeOf(client));
}

export { offeredSoFar };

export async function storeOffers(capability: Capability): Promise<boolean> {
  const answer = await withStore(async (client) => succeeded(await offers(client, capability)));
  return answer.ok && answer.data;
}
