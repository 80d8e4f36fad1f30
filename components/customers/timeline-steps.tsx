import { refusalReason } from "#components/licenses/refusal-reason.ts";
import { TextLink } from "#components/ui/link.tsx";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { toneText } from "#components/ui/status-badge.tsx";
import type { CustomerStep } from "#domain/customer-timeline.ts";
import { marks } from "#domain/marks.ts";
import type { Messages } from "#lib/messages/en.ts";

interface TimelineStepsProps {
  steps: readonly CustomerStep[];
  words: Messages["customers"];
  license: Messages["license"];
}

const pages = { sale: "/sales", license: "/licenses" } as const;

export function TimelineSteps({ steps, words, license }: TimelineStepsProps) {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map((step) => {
        const { tone, shape } = marks.customerStep[step.kind];
        return (
          <li
            className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-2.5"
            key={`${step.kind} ${step.at} ${step.of?.id}`}
          >
            <span className={`flex self-start pt-1.5 ${toneText[tone]}`}>
              <MarkShape shape={shape} />
            </span>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {words.steps[step.kind]}
              <Subject step={step} />
              <About license={license} step={step} words={words} />
            </span>
            <span className="text-quiet text-sm">
              <Moment at={step.at} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Subject({ step: { of, product } }: { step: CustomerStep }) {
  if (!product) return null;
  const href = of && `${pages[of.kind]}/${encodeURIComponent(of.id)}`;
  return (
    <>
      {" · "}
      {href ? (
        <TextLink className="underline" href={href}>
          {product}
        </TextLink>
      ) : (
        product
      )}
    </>
  );
}

function About({ step, words, license }: Omit<TimelineStepsProps, "steps"> & { step: CustomerStep }) {
  if (step.kind !== "activation_accepted" && step.kind !== "activation_refused") return null;
  const device = step.device ?? words.nameless;
  const about = step.code ? `${device}: ${refusalReason(step.code, license)}` : device;
  return <span className="block text-quiet text-sm">{about}</span>;
}
