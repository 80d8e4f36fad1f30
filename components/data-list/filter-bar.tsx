"use client";

import { Button } from "#components/ui/button.tsx";
import { useMessages } from "#lib/messages/client.tsx";
import { ChoiceFilter } from "./choice-filter.tsx";
import { DatesFilter } from "./dates-filter.tsx";
import type { Filter } from "./declaration.ts";
import { FilterChip } from "./filter-chip.tsx";
import { type Picked, RecordPicker } from "./record-picker.tsx";
import type { SetFilter } from "./set-filters.ts";
import type { Filters } from "./use-filters.ts";

export interface FilterBarProps<Row> {
  declared: readonly Filter<Row, string>[];
  filters: Filters;
  set: readonly SetFilter[];
  /** A name that was picked, so that it is known before any row tells it. */
  onPicked: (picked: Picked) => void;
}

interface OneFilterProps<Row> extends Omit<FilterBarProps<Row>, "declared"> {
  filter: Filter<Row, string>;
  /** Everything open under each other, as a phone's sheet shows it. */
  open: boolean;
}

function OneFilter<Row>({ filter, filters, set, open, onPicked }: OneFilterProps<Row>) {
  const { common, list } = useMessages();
  const { label } = filter;
  const chosen = set.find((each) => each.label === label);
  if (filter.kind === "choice") {
    return (
      <ChoiceFilter
        choices={filter.choices}
        label={label}
        onChange={(value) => filters.set({ [filter.field]: value })}
        value={filters.values[filter.field]}
        wide={open}
      />
    );
  }
  const content = (close: () => void) =>
    filter.kind === "dates" ? (
      <DatesFilter
        end={filters.values[filter.to]}
        onChange={(start, end) => filters.set({ [filter.from]: start, [filter.to]: end })}
        start={filters.values[filter.from]}
      />
    ) : (
      <>
        <RecordPicker
          label={list.find(label)}
          of={filter.of}
          onPick={(picked) => {
            onPicked(picked);
            filters.set({ [filter.field]: picked.id });
            close();
          }}
        />
        {chosen && (
          <Button className="mt-2" look="quiet" onClick={() => filters.set(chosen.lift)} size="small">
            {common.clear} · {chosen.value}
          </Button>
        )}
      </>
    );
  if (!open)
    return (
      <FilterChip label={label} value={chosen?.value}>
        {content}
      </FilterChip>
    );
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      {content(() => undefined)}
    </fieldset>
  );
}

export function FilterBar<Row>({ declared, ...rest }: FilterBarProps<Row>) {
  return (
    <div className="flex min-w-0 shrink-0 items-center gap-2 max-md:hidden">
      {declared.map((filter) => (
        <OneFilter filter={filter} key={filter.label} open={false} {...rest} />
      ))}
    </div>
  );
}

/** On a phone: all of them in a sheet from below. */
export function FilterSheet<Row>({ declared, ...rest }: FilterBarProps<Row>) {
  return (
    <div className="flex flex-col gap-5">
      {declared.map((filter) => (
        <OneFilter filter={filter} key={filter.label} open {...rest} />
      ))}
    </div>
  );
}
