import { Card } from "#components/ui/card.tsx";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { toneText } from "#components/ui/status-badge.tsx";
import { attemptFailures } from "#contract/delivery.ts";
import { type PulseHealthTold, pulseHealthStates } from "#contract/pulse-health.ts";
import { marks } from "#domain/marks.ts";
import type { Messages } from "#lib/messages/en.ts";

interface HealthCardProps {
  health: PulseHealthTold;
  words: Messages["pulses"];
}

/** How its target does, in words. */
export function HealthCard({ health, words }: HealthCardProps) {
  const state = pulseHealthStates.find(({ value }) => value === health.state.value)?.value ?? "untried";
  const { tone, shape } = marks.pulseHealth[state];
  const failure = attemptFailures.find(({ value }) => value === health.last_failure?.value);
  return (
    <Card title={words.health}>
      <div className="flex items-start gap-2.5">
        <span className={`mt-1 flex ${toneText[tone]}`}>
          <MarkShape shape={shape} />
        </span>
        <div>
          <p>{words.healthStates[state]}</p>
          <p className="text-quiet text-sm">
            {health.tried > 0 && words.arrived(health.delivered, health.tried)}{" "}
            {failure && words.lastFailure(words.failures[failure.value])}{" "}
            {health.last_failure_at && <Moment at={health.last_failure_at} />}
          </p>
        </div>
      </div>
    </Card>
  );
}
