"use client";

import { useMay } from "#components/shell/person.tsx";
import { Button } from "#components/ui/button.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { useMessages } from "#lib/messages/client.tsx";
import { isPeriod, type Period, periods } from "./failed-since.ts";
import { useReplayFailed } from "./use-replay-failed.ts";

interface ReplayFailedProps {
  pulseId: string;
  /** A pulse that is off is sent nothing, however it is asked. */
  isEnabled: boolean;
}

/** For after a receiver's bad night: everything that was given up meanwhile, once more. */
export function ReplayFailed(props: ReplayFailedProps) {
  return useMay("pulses.manage") ? <Failed {...props} /> : null;
}

function Failed({ pulseId, isEnabled }: ReplayFailedProps) {
  const { pulseReplay: words } = useMessages();
  const { period, choose, count, unknown, now, problem, sending, send } = useReplayFailed(pulseId);
  const names = Object.keys(periods).filter(isPeriod);
  return (
    <div className="mb-4 flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SelectField
          label={words.since}
          onChange={({ target }) => isPeriod(target.value) && choose(target.value)}
          options={names.map((value: Period) => ({ value, label: words.periods[value] }))}
          value={period}
        />
        <p className="min-w-40 flex-1 pb-2" role="status">
          {unknown ? words.unknown : count === undefined ? words.counting : words.failed(count)}
        </p>
        {count !== undefined && count > 0 && !now && isEnabled && (
          <Button onClick={send} pending={sending}>
            {words.send(count)}
          </Button>
        )}
      </div>
      {count !== undefined && count > 0 && !isEnabled && <p className="text-quiet">{words.isOff}</p>}
      {now && (
        <div className="flex flex-col gap-1.5">
          <p className="tabular" role="status">
            {now.finished_at ? words.finished(now.done) : words.progress(now.done, now.total)}
          </p>
          <progress
            aria-label={words.progressLabel}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
            max={Math.max(1, now.total)}
            value={now.finished_at ? Math.max(1, now.total) : now.done}
          />
        </div>
      )}
      {problem && <ProblemPanel problem={problem} retry={false} />}
    </div>
  );
}
