"use client";

import { useQueryClient } from "@tanstack/react-query";
import { toast } from "#components/ui/toast-store.ts";
import { freeDevice, removeActivation } from "#lib/actions/activations.ts";
import type { Answer } from "#lib/answer.ts";
import type { ActedLicense } from "#lib/licenses/acted.ts";
import type { DeviceView } from "#lib/licenses/view.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { noteWaiting } from "#lib/reader/waiting.ts";
import { uncertain } from "#lib/uncertain.ts";
import { putLicense, readHistoryAnew } from "./license-cache.ts";

/** Gives back what a device holds: its one slot, or of several all but the newest. */
export function useFreeSlots(key: string, { identifier, slots, activationId }: DeviceView) {
  const client = useQueryClient();
  const { license: words } = useMessages();
  const several = identifier !== null && slots > 1;
  return async (): Promise<Answer<ActedLicense>> => {
    const asked = several ? freeDevice(key, identifier) : removeActivation(key, activationId, identifier);
    const answer = await asked.catch(uncertain);
    noteWaiting(answer.waiting);
    if (answer.ok && answer.data.license) putLicense(client, answer.data.license);
    if (answer.ok) toast(answer.data.outcome === "already" ? words.alreadyFreed : words.freed);
    // Awaited, so that the dialog closes over a list that is true again.
    await readHistoryAnew(client, key);
    return answer;
  };
}
