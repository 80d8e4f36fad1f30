import { Card } from "#components/ui/card.tsx";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { toneText } from "#components/ui/status-badge.tsx";
import type { DeliveryAttempt } from "#contract/delivery.ts";
import { marks } from "#domain/marks.ts";
import type { Messages } from "#lib/messages/en.ts";
import { answerOf } from "./attempt-words.ts";

interface AttemptHistoryProps {
  attempts: readonly DeliveryAttempt[];
  words: Messages["pulses"];
}

export function AttemptHistory({ attempts, words }: AttemptHistoryProps) {
  return (
    <Card flush title={words.history}>
      {attempts.length === 0 && <p className="p-4 text-quiet">{words.noAttempt}</p>}
      <ol className="divide-y divide-line">
        {attempts.map((attempt) => {
          const { tone, shape } = marks.delivery[attempt.failure ? "exhausted" : "delivered"];
          return (
            <li className="flex flex-col gap-1.5 px-4 py-3" key={attempt.started_at}>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="flex items-center gap-2.5">
                  <span className={`flex ${toneText[tone]}`}>
                    <MarkShape shape={shape} />
                  </span>
                  {answerOf(attempt, words)}
                </span>
                <span className="text-quiet text-sm">
                  <Moment at={attempt.started_at} form="exact" />
                </span>
              </div>
              {attempt.status !== null && (
                <pre className="code whitespace-pre-wrap rounded-md bg-sunken px-3 py-2 text-sm [overflow-wrap:anywhere]">
                  {attempt.answer || words.emptyAnswer}
                </pre>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
