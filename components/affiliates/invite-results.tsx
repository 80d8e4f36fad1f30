"use client";

import { StatusBadge } from "#components/ui/status-badge.tsx";
import { marks } from "#domain/marks.ts";
import { fates, type Invited } from "#lib/affiliates/invited.ts";
import { useMessages } from "#lib/messages/client.tsx";

/** Counted by what became of them, then each by itself in the order in which it was pasted. */
export function InviteResults({ invited }: { invited: readonly Invited[] }) {
  const { affiliates: words } = useMessages();
  const counts = Map.groupBy(invited, ({ fate }) => fate);
  return (
    <section aria-label={words.results} className="flex flex-col gap-3">
      <ul className="tabular flex flex-wrap gap-x-5 gap-y-1">
        {fates.map((fate) => {
          const count = counts.get(fate)?.length ?? 0;
          return (
            count > 0 && (
              <li key={fate}>
                <StatusBadge mark={marks.invitation[fate]}>
                  {words.counted(words.fates[fate], count)}
                </StatusBadge>
              </li>
            )
          );
        })}
      </ul>
      <ul className="divide-y divide-line border-line border-t">
        {invited.map(({ email, fate }) => (
          <li
            className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 py-1"
            key={`${fate === "invalid"} ${email}`}
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{email}</span>
            <StatusBadge mark={marks.invitation[fate]}>{words.fates[fate]}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}
