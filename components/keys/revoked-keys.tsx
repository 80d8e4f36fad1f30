import { Card } from "#components/ui/card.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import type { ApiKey } from "#contract/api-key.ts";
import { marks } from "#domain/marks.ts";
import type { Messages } from "#lib/messages/en.ts";

interface RevokedKeysProps {
  revoked: readonly ApiKey[];
  words: Messages["keys"];
}

/** What no longer opens anything, for whoever wonders why a program stopped. */
export function RevokedKeys({ revoked, words }: RevokedKeysProps) {
  return (
    <Card flush>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium">
          {words.revokedOnes(revoked.length)}
        </summary>
        <ul className="divide-y divide-line border-line border-t">
          {revoked.map(({ id, name, begins, revoked_at, last_used_at }) => (
            <li className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-3" key={id}>
              <StatusBadge mark={marks.apiKey.revoked}>{words.revoked}</StatusBadge>
              <span className="min-w-40 flex-1 [overflow-wrap:anywhere]">
                {name} <span className="code text-quiet text-sm">{begins}…</span>
              </span>
              <span className="text-quiet text-sm">
                {revoked_at && <Moment at={revoked_at} />} · {last_used_at ? words.lastUsed : words.neverUsed}{" "}
                {last_used_at && <Moment at={last_used_at} />}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
