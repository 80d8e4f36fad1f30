import Link from "next/link";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { messages } from "#lib/reader/server.ts";
import { readLastActivations } from "#lib/reads/overview.ts";

export async function LastActivations() {
  const [answer, { overview: words }] = await Promise.all([readLastActivations(), messages()]);
  const notTold = !answer.ok && answer.problem.kind === "not_offered";
  return (
    <Card
      beside={
        <TextLink className="text-sm" href="/licenses">
          {words.allLicenses}
        </TextLink>
      }
      flush
      title={words.lastActivations}
    >
      {notTold && <p className="p-4 text-quiet">{words.activationsNotTold}</p>}
      {!answer.ok && !notTold && <ProblemPanel className="m-4" problem={answer.problem} />}
      {answer.ok && answer.data.rows.length === 0 && <p className="p-4 text-quiet">{words.noActivations}</p>}
      {answer.ok && (
        <ul className="divide-y divide-line">
          {answer.data.rows.map((attempt) => (
            <li key={attempt.id}>
              <Link
                className="grid h-12 grid-cols-[1fr_auto] items-center gap-x-4 px-4 hover:bg-sunken"
                href={`/licenses?search=${encodeURIComponent(attempt.license?.masked_key ?? attempt.license_key)}`}
                prefetch={false}
              >
                <span className="min-w-0">
                  <span className="block truncate">{attempt.device_identifier ?? words.unknownDevice}</span>
                  <span className="code block truncate text-quiet text-xs">
                    {attempt.license?.masked_key ?? attempt.license_key}
                  </span>
                </span>
                <span className="text-quiet text-xs">
                  <Moment at={attempt.created_at} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
