import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { theStore } from "../storefront/the-store.ts";
import { type Hub, openHub } from "./hub.ts";

declare global {
  /** One for the process, like the client whose limit it shares. */
  var vitrineLive: Hub | undefined;
}

/**
 * Made when the server starts: what it does belongs to no request, though a request is what sets it going. Undefined
 * where there is no store to listen to.
 */
export function openTheHub(): void {
  const store = theStore();
  if (!store) return;
  const outsideOfRequests = AsyncLocalStorage.snapshot();
  const hub = openHub(store);
  globalThis.vitrineLive = { ...hub, join: (...joining) => outsideOfRequests(hub.join, ...joining) };
  // Otherwise a server that is to end would wait for browsers that listen for ever.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, hub.close);
}

export function theHub(): Hub | undefined {
  return globalThis.vitrineLive;
}
