import { Card } from "#components/ui/card.tsx";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { attentionItems, problemsOf } from "#lib/overview/attention.ts";
import { messages } from "#lib/reader/server.ts";
import {
  readDiscountsEnding,
  readFailedPayments,
  readFailingPulses,
  readRefusedOften,
} from "#lib/reads/overview.ts";
import { AttentionRow } from "./attention-row.tsx";

/** What the owner looks for each morning, each line leading to its rows. */
export async function Attention() {
  const now = new Date();
  const [payments, discounts, refused, pulses, { overview: words }] = await Promise.all([
    readFailedPayments(now),
    readDiscountsEnding(now),
    readRefusedOften(now),
    readFailingPulses(),
    messages(),
  ]);
  const items = attentionItems({ payments, discounts, refused, pulses }, now);
  const problems = problemsOf([payments, discounts, refused, pulses]);
  return (
    <Card flush title={words.attention}>
      {problems.map((problem) => (
        <ProblemPanel className="rounded-none" key={problem.kind} problem={problem} />
      ))}
      {items.length === 0 && problems.length === 0 ? (
        <p className="flex items-center gap-2.5 px-4 py-3">
          <span className="flex text-positive">
            <MarkShape shape="check" />
          </span>
          <span>
            {words.nothing} <span className="text-quiet">{words.nothingMeaning}</span>
          </span>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <AttentionRow item={item} key={item.href} words={words} />
          ))}
        </ul>
      )}
    </Card>
  );
}
