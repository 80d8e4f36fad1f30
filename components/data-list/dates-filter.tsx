"use client";

import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { useMessages } from "#lib/messages/client.tsx";
import { lastDays } from "./days.ts";

interface DatesFilterProps {
  start: string | undefined;
  end: string | undefined;
  onChange: (start: string, end: string) => void;
}

/** The store counts its days in UTC. */
export function DatesFilter({ start = "", end = "", onChange }: DatesFilterProps) {
  const { list, common } = useMessages();
  const ranges = [1, 7, 30].map((days) => ({ days, ...lastDays(new Date(), days) }));
  return (
    <div className="flex w-72 flex-col gap-3 p-3 max-md:w-full">
      <div className="flex flex-wrap gap-1.5">
        {ranges.map((range) => (
          <Button
            aria-pressed={range.start === start && range.end === end}
            key={range.days}
            onClick={() => onChange(range.start, range.end)}
            size="small"
          >
            {list.lastDays(range.days)}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label={list.from}
          max={end || undefined}
          onChange={({ target }) => onChange(target.value, end)}
          type="date"
          value={start}
        />
        <TextField
          label={list.to}
          min={start || undefined}
          onChange={({ target }) => onChange(start, target.value)}
          type="date"
          value={end}
        />
      </div>
      <div className="flex items-center justify-between text-quiet text-xs">
        {list.daysInUtc}
        <Button disabled={!start && !end} look="quiet" onClick={() => onChange("", "")} size="small">
          {common.clear}
        </Button>
      </div>
    </div>
  );
}
