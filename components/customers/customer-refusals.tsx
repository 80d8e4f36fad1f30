import { refusalReason } from "#components/licenses/refusal-reason.ts";
import { Card } from "#components/ui/card.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import { marks } from "#domain/marks.ts";
import { messages } from "#lib/reader/server.ts";
import { readAttemptsOf } from "#lib/reads/customers.ts";

const SHOWN = 5;

/** Why it fails is what a customer writes about. */
export async function CustomerRefusals({ id }: { id: string }) {
  const [answer, { customers: words, license }] = await Promise.all([readAttemptsOf(id), messages()]);
  const notTold = !answer.ok && answer.problem.kind === "not_offered";
  const refusals = answer.ok ? answer.data.rows.filter(({ outcome }) => outcome === "refused") : [];
  return (
    <Card flush title={words.refusals}>
      {notTold && <p className="p-4 text-quiet">{words.refusalsNotTold}</p>}
      {!answer.ok && !notTold && <ProblemPanel className="m-4" problem={answer.problem} />}
      {answer.ok && refusals.length === 0 && <p className="p-4 text-quiet">{words.noRefusals}</p>}
      <ul className="divide-y divide-line">
        {refusals.slice(0, SHOWN).map((attempt) => (
          <li className="px-4 py-2" key={attempt.id}>
            <span className="flex flex-wrap items-center justify-between gap-x-3">
              <StatusBadge mark={marks.license.refused}>{refusalReason(attempt.code, license)}</StatusBadge>
              <span className="text-quiet text-xs">
                <Moment at={attempt.created_at} />
              </span>
            </span>
            <span className="block truncate text-sm">{attempt.device_identifier ?? words.nameless}</span>
            <span className="code block truncate text-quiet text-xs">
              {attempt.license?.masked_key ?? attempt.license_key}
            </span>
          </li>
        ))}
      </ul>
      {answer.ok && answer.data.nextCursor && (
        <p className="border-line border-t px-4 py-2.5 text-quiet text-sm">{words.moreAttempts}</p>
      )}
    </Card>
  );
}
