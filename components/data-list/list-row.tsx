"use client";

import { useMemo } from "react";
import { cx } from "#components/ui/cx.ts";
import { cellLook, rowLook } from "./column-look.ts";
import type { ListDeclaration } from "./declaration.ts";
import type { Identified } from "./rows.ts";

interface ListRowProps<Row extends Identified> {
  row: Row;
  index: number;
  declared: ListDeclaration<Row, string>;
  /** The one row that Tab leads to. */
  reachable: boolean;
  fresh: boolean;
}

/** Scrolling draws rows that are new in sight; those that were there stay as they are. */
export function ListRow<Row extends Identified>(props: ListRowProps<Row>) {
  const { row, index, declared, reachable, fresh } = props;
  return useMemo(
    () => drawnRow({ row, index, declared, reachable, fresh }),
    [row, index, declared, reachable, fresh],
  );
}

/** Lies above the row's link and lets presses through; only what has more to tell on hover keeps them. */
const contentLook = "pointer-events-none relative [&_[title]]:pointer-events-auto";

function drawnRow<Data extends Identified>({ row, index, declared, reachable, fresh }: ListRowProps<Data>) {
  const { columns, href, spoken } = declared;
  const [first, ...others] = columns;
  const address = href(row);
  const words = { "aria-label": spoken(row), "data-open": true };
  const tabIndex = reachable ? 0 : -1;
  return (
    <tr
      aria-rowindex={index + 2}
      className={cx(
        rowLook,
        "absolute inset-x-0 [contain:strict] hover:bg-sunken",
        fresh && "bg-accent-soft",
      )}
      data-row={index}
      style={{ top: `calc(var(--list-row) * ${index})` }}
    >
      <td className={cellLook(first)} {...(address ? {} : { ...words, tabIndex })}>
        {/* A plain one: the list itself follows it, once for all of its rows. */}
        {address && (
          <a
            {...words}
            className="absolute inset-0 -outline-offset-2 focus-visible:bg-accent-soft"
            href={address}
            tabIndex={tabIndex}
          >
            {null}
          </a>
        )}
        <div className={cx(contentLook, "truncate", first.face)}>{first.cell(row)}</div>
      </td>
      {others.map((column) => {
        const content = column.cell(row);
        return (
          <td className={cx(cellLook(column), contentLook, column.face)} key={column.name}>
            {column.named && content !== false && (
              <span className="text-quiet @2xl:hidden">{column.name} </span>
            )}
            {content}
          </td>
        );
      })}
    </tr>
  );
}
