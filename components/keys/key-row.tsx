"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog, prepareConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import { toast } from "#components/ui/toast-store.ts";
import type { ApiKey } from "#contract/api-key.ts";
import { marks } from "#domain/marks.ts";
import { revokeApiKey } from "#lib/actions/keys.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { noteWaiting } from "#lib/reader/waiting.ts";
import { uncertain } from "#lib/uncertain.ts";

export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, begins, scopes, is_current: isCurrent, created_at, last_used_at: usedAt } = apiKey;
  const { keys: words } = useMessages();
  const [revoking, setRevoking] = useState(false);

  async function revoke() {
    const answer = await revokeApiKey(id, name).catch(uncertain);
    noteWaiting(answer.waiting);
    if (answer.ok) toast(answer.data.outcome === "already" ? words.alreadyRevoked : words.revokedNow(name));
    return answer;
  }

  const confirmation = {
    title: words.revokeTitle(name),
    consequence: isCurrent ? words.losesOwn : words.loses(usedAt !== null),
    verb: words.revokeVerb,
    keepVerb: words.keep,
    // Nothing here works after that, so it is not done by a slip.
    ...(isCurrent ? { typed: name } : {}),
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
          {isCurrent && (
            <StatusBadge look="badge" mark={marks.apiKey.current}>
              {words.ownKey}
            </StatusBadge>
          )}
        </p>
        <p className="code text-quiet text-sm [overflow-wrap:anywhere]">{begins}…</p>
        <p className="text-quiet text-sm">
          {scopes.includes("manage") ? words.scopeNames.manage : words.scopeNames.plain} · {words.made}{" "}
          <Moment at={created_at} form="day" /> · {usedAt ? words.lastUsed : words.neverUsed}{" "}
          {usedAt && <Moment at={usedAt} />}
        </p>
      </div>
      <Button
        aria-label={words.revokeOf(name)}
        look="danger-plain"
        onClick={() => setRevoking(true)}
        onFocus={prepareConfirmDialog}
        onPointerEnter={prepareConfirmDialog}
      >
        {words.revoke}
      </Button>
      {revoking && (
        <ConfirmDialog act={revoke} confirmation={confirmation} onClose={() => setRevoking(false)} />
      )}
    </li>
  );
}
