import "server-only";
import type { Store } from "#contract/store.ts";
import type { Answer } from "../answer.ts";
import { succeeded } from "../storefront/answers.ts";
import type { Standing } from "../storefront/gate.ts";
import { readStore } from "../storefront/offers.ts";
import { path } from "../storefront/path.ts";
import { problemOf } from "../storefront/problem.ts";
import { withStore } from "../storefront/the-store.ts";

export interface ConnectionView {
  host: string;
  /** How long it took to answer, in milliseconds, its own limit not counted. */
  answeredIn: number;
  /** What it tells of itself; an older store tells nothing. */
  store: Store | null;
  standing: Standing;
}

/** Whether the store answers now. The smallest thing every store has is asked for, and asked for anew. */
export function readConnection(): Promise<Answer<ConnectionView>> {
  return withStore(async (client) => {
    const began = client.clock.now();
    const { reply, waited } = await client.read(path(["products"], { per_page: 1 }), { keepFor: 0 });
    const answeredIn = Math.max(1, Math.round(client.clock.now() - began - waited));
    const problem = problemOf(reply, client.host);
    if (problem) return { ok: false, problem, waiting: waited > 0 };
    const store = await readStore(client);
    const told = store.ok ? store.data : null;
    return succeeded({ host: client.host, answeredIn, store: told, standing: client.standing() });
  });
}
