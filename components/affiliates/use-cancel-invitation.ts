"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { putRow } from "#components/data-list/put-row.ts";
import { toast } from "#components/ui/toast-store.ts";
import { cancelInvitation } from "#lib/actions/affiliates.ts";
import type { Answer } from "#lib/answer.ts";
import type { ListedInvitation } from "#lib/lists/invitations.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { noteWaiting } from "#lib/reader/waiting.ts";
import { uncertain } from "#lib/uncertain.ts";

/** Takes one back that still waits; the list behind tells at once how it stands. */
export function useCancelInvitation() {
  const client = useQueryClient();
  const router = useRouter();
  const { affiliates: words } = useMessages();
  return async ({ id, email }: ListedInvitation): Promise<Answer<ListedInvitation>> => {
    const answer = await cancelInvitation(id, email).catch(uncertain);
    noteWaiting(answer.waiting);
    if (answer.ok) {
      putRow(client, "invitations", answer.data);
      toast(words.cancelled);
    }
    // Also after a refusal: it tells that something else is true than what the list shows.
    router.refresh();
    return answer;
  };
}
