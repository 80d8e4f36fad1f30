import { Card } from "#components/ui/card.tsx";
import { customerTimeline } from "#domain/customer-timeline.ts";
import { messages } from "#lib/reader/server.ts";
import { readAttemptsOf, readLicensesOf, readSalesOf } from "#lib/reads/customers.ts";
import { TimelineSteps } from "./timeline-steps.tsx";

const SHOWN = 15;

interface CustomerTimelineProps {
  id: string;
  joinedAt: string | null;
}

/** What can't be read is named as missing; the cards beside it say why. */
export async function CustomerTimeline({ id, joinedAt }: CustomerTimelineProps) {
  const [sales, licenses, attempts, { customers: words, license }] = await Promise.all([
    readSalesOf(id),
    readLicensesOf(id),
    readAttemptsOf(id),
    messages(),
  ]);
  const steps = customerTimeline({
    joinedAt,
    sales: sales.ok ? sales.data.rows : [],
    licenses: licenses.ok ? licenses.data.rows : [],
    attempts: attempts.ok ? attempts.data.rows : [],
  });
  const neverKept = !attempts.ok && attempts.problem.kind === "not_offered";
  const missing = [
    ...(sales.ok ? [] : [words.purchases]),
    ...(licenses.ok ? [] : [words.licenses]),
    ...(attempts.ok || neverKept ? [] : [words.refusals]),
  ];
  const rest = steps.slice(SHOWN);
  return (
    <Card title={words.timeline}>
      {steps.length === 0 && <p className="text-quiet">{words.noSteps}</p>}
      <TimelineSteps license={license} steps={steps.slice(0, SHOWN)} words={words} />
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-6 items-center rounded-sm text-link text-sm hover:underline phone:min-h-11">
            {words.earlier(rest.length)}
          </summary>
          <div className="mt-3">
            <TimelineSteps license={license} steps={rest} words={words} />
          </div>
        </details>
      )}
      {missing.length > 0 && <p className="mt-3 text-sm text-warning">{words.missing(missing.join(", "))}</p>}
      {neverKept && <p className="mt-3 text-quiet text-sm">{words.attemptsNotTold}</p>}
    </Card>
  );
}
