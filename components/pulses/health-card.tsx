import { Card } from "#components/ui/card.tsx";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { toneText } from "#components/ui/status-badge.tsx";
import type { PulseHealthTold } from "#contract/pulse-health.ts";
import { marks } from "#domain/marks.ts";
import type { Messages } from "#lib/messages/en.ts";
import { healthSentences, healthStateOf } from "./health-words.ts";

interface HealthCardProps {
  health: PulseHealthTold;
  words: Messages["pulses"];
}

/** How its target does, in words. */
export function HealthCard({ health, words }: HealthCardProps) {
  const state = healthStateOf(health);
  const { tone, shape } = marks.pulseHealth[state];
  return (
    <Card title={words.health}>
      <div className="flex items-start gap-2.5">
        <span className={`mt-1 flex ${toneText[tone]}`}>
          <MarkShape shape={shape} />
        </span>
        <div>
          <p>{words.healthStates[state]}</p>
          <p className="text-quiet text-sm">
            {healthSentences(health, words).join(" ")}{" "}
            {health.last_failure_at && <Moment at={health.last_failure_at} />}
          </p>
        </div>
      </div>
    </Card>
  );
}
