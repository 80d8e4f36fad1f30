"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#components/ui/toast-store.ts";
import { activateLicense, revokeLicense } from "#lib/actions/licenses.ts";
import type { Answer } from "#lib/answer.ts";
import type { ActedLicense } from "#lib/licenses/acted.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { noteWaiting } from "#lib/reader/waiting.ts";
import { uncertain } from "#lib/uncertain.ts";
import { putLicense, readHistoryAnew } from "./license-cache.ts";

/** The two acts, and what they leave everywhere the license is shown. */
export function useLicenseActs(key: string) {
  const client = useQueryClient();
  const { license: words } = useMessages();
  const [wasRevokedBefore, setWasRevokedBefore] = useState(false);

  function settle(answer: Answer<ActedLicense>, done: string): Answer<ActedLicense> {
    noteWaiting(answer.waiting);
    if (answer.ok && answer.data.license) putLicense(client, answer.data.license);
    if (answer.ok) toast(answer.data.outcome === "already" ? words.alreadyRevoked : done);
    // Also after a refusal: it tells that something else is true than what this page shows.
    readHistoryAnew(client, key);
    return answer;
  }

  return {
    wasRevokedBefore,
    revoke: async (reason: string) => {
      const answer = await revokeLicense(key, reason).catch(uncertain);
      if (answer.ok) setWasRevokedBefore(answer.data.outcome === "already");
      return settle(answer, words.revoked);
    },
    activate: async (device: string) =>
      settle(await activateLicense(key, device).catch(uncertain), words.activated),
  };
}
