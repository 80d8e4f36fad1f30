import "server-only";
import type { Answer } from "../answer.ts";
import { presentStaff } from "../auth/require.ts";
import { settings } from "../settings.ts";
import { failed } from "./answers.ts";
import { openClient, type StoreClient } from "./client.ts";
import { problem } from "./problem.ts";

declare global {
  /** Each route is a bundle with modules of its own; the limit is one, and so is what counts it. */
  var vitrineStore: StoreClient | undefined;
}

/** Undefined where the dashboard has no key for a store. */
export function theStore(): StoreClient | undefined {
  const { connection } = settings();
  if (connection) globalThis.vitrineStore ??= openClient(connection);
  return globalThis.vitrineStore;
}

/**
 * Works with the one store of this dashboard, for somebody who is signed in: a page is put together while its layout
 * still finds out that it has to send a stranger away, so the door to the store asks, too.
 */
export async function withStore<Data>(
  work: (client: StoreClient) => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  if (!(await presentStaff())) return failed(problem("signed_out", ""));
  const client = theStore();
  return client ? work(client) : failed(problem("no_key", ""));
}
