import { setTimeout as pause } from "node:timers/promises";
import { isPublicAddress, literalAddress, type TargetRefusal, targetRefusal } from "#domain/pulse-address.ts";
import type { Settings } from "../settings.ts";
import type { Resolve } from "./target-lookup.ts";

/** A demo's pulses may go anywhere, also to this machine and without https. */
export function mayGoAnywhere({ VITRINE_MODE }: Pick<Settings, "VITRINE_MODE">): boolean {
  return VITRINE_MODE === "demo";
}

export interface TargetCheck {
  anyAddress: boolean;
  resolve: Resolve;
  patienceMs?: number;
}

/**
 * Why a pulse may not be given this target, its name looked up. Who saves a pulse hears of a mistake at once; what
 * protects the network is the look at each connection, so a name that nobody knows yet, or not in time, is let pass.
 */
export async function checkTarget(url: string, check: TargetCheck): Promise<TargetRefusal | null> {
  const { anyAddress, resolve, patienceMs = 1_000 } = check;
  const refused = targetRefusal(url, { anyAddress });
  const host = URL.parse(url)?.hostname ?? "";
  if (refused || anyAddress || literalAddress(host) !== null) return refused;
  const found = await Promise.race([resolve(host).catch(() => []), pause(patienceMs, [], { ref: false })]);
  return found.every(({ address }) => isPublicAddress(address)) ? null : "target_private";
}
