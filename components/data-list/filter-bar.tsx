"use client";

import { ChevronDown } from "lucide-react";
import { chipLook, FilterChip } from "#components/ui/filter-chip.tsx";
import type { Option } from "#components/ui/option-picker.tsx";
import { Popover } from "#components/ui/popover.tsx";
import { useMessages } from "#lib/messages/client.tsx";
import { DatesFilter } from "./dates-filter.tsx";
import type { Filter } from "./declaration.ts";
import { finders } from "./records.ts";
import { labelOf, type SetFilter } from "./set-filters.ts";
import type { Filters } from "./use-filters.ts";

interface OneFilterProps<Row> {
  filter: Filter<Row, string>;
  filters: Filters;
  set: readonly SetFilter[];
}

const none: readonly Option[] = [];

function OneFilter<Row>({ filter, filters, set }: OneFilterProps<Row>) {
  const label = labelOf(filter, useMessages());
  const { values } = filters;
  const chosen = set.find((each) => each.label === label)?.value;
  if (filter.kind === "dates") {
    return (
      <Popover
        button={
          <>
            <span className="truncate">{chosen ?? label}</span>
            <ChevronDown aria-hidden="true" className="size-3.5 shrink-0 text-faint" />
          </>
        }
        buttonClassName={chipLook(chosen !== undefined)}
        label={label}
      >
        {() => (
          <DatesFilter
            end={values[filter.to]}
            onChange={(start, end) => filters.set({ [filter.from]: start, [filter.to]: end })}
            start={values[filter.from]}
          />
        )}
      </Popover>
    );
  }
  const isRecord = filter.kind === "record";
  return (
    <FilterChip
      label={label}
      onChange={(value = "") => filters.set({ [filter.field]: value })}
      options={isRecord ? none : filter.choices}
      value={values[filter.field]}
      valueLabel={chosen}
      {...(isRecord ? { search: finders[filter.of] } : {})}
    />
  );
}

interface FilterBarProps<Row> extends Omit<OneFilterProps<Row>, "filter"> {
  declared: readonly Filter<Row, string>[];
}

/** On a phone they go on to the side, and each opens as a sheet from below. */
export function FilterBar<Row>({ declared, ...rest }: FilterBarProps<Row>) {
  if (declared.length === 0) return null;
  return (
    <div className="-m-1 flex min-w-0 items-center gap-2 overflow-x-auto p-1 @max-2xl:order-last @max-2xl:w-full @max-2xl:pb-2">
      {declared.map((filter) => (
        <OneFilter filter={filter} key={filter.kind === "dates" ? filter.from : filter.field} {...rest} />
      ))}
    </div>
  );
}
