"use client";

import { cx } from "#components/ui/cx.ts";
import { rowLook } from "./column-look.ts";
import type { ListDeclaration } from "./declaration.ts";
import { ListHead } from "./list-head.tsx";
import { ListRow } from "./list-row.tsx";
import { SkeletonCells } from "./list-skeleton.tsx";
import type { Identified } from "./rows.ts";
import { useFreshSeen } from "./use-fresh-seen.ts";
import type { ListState } from "./use-list.ts";
import { usePlace } from "./use-place.ts";
import { useReadAhead } from "./use-read-ahead.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useRowPresses } from "./use-row-presses.ts";
import { type ListElements, useRowsDrawn } from "./use-rows-drawn.ts";

/** As many places stand under the last row, so that who scrolls fast meets those, not an end that is none. */
const TO_COME = 12;

/** In a grid the keys are the page's, not the screen reader's: a plain table would keep arrows and letters for itself. */
const grid = { role: "grid" } as const;

interface ListBodyProps<Row extends Identified> {
  declared: ListDeclaration<Row, string>;
  state: ListState<Row>;
  elements: ListElements;
  address: string;
  onSearch: () => void;
}

export function ListBody<Row extends Identified>(props: ListBodyProps<Row>) {
  const { declared, state, elements, address, onSearch } = props;
  const { rows, hasMore, loading, nextProblem, stale, refreshing, key } = state;
  const coming = (hasMore && !nextProblem) || (loading && rows.length === 0);
  const count = rows.length + (coming ? TO_COME : 0);
  const { range, look, seen } = useRowsDrawn(elements, count);
  usePlace({ elements, rows, name: key, address, look });
  const hrefOf = (index: number) => {
    const row = rows[index];
    return row ? declared.href(row) : null;
  };
  const current = useRowKeys({ elements, count: rows.length, hrefOf, look, onSearch });
  useReadAhead(state, seen);
  useRowPresses(elements);
  useFreshSeen(refreshing, seen, range.start);
  const reachable = current !== null && current >= range.start && current < range.end ? current : range.start;
  const drawn = Array.from({ length: range.end - range.start }, (_, place) => range.start + place);

  return (
    <table
      aria-busy={loading}
      aria-label={declared.name}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      className="block"
      {...grid}
    >
      <ListHead columns={declared.columns} ref={elements.head} />
      <tbody
        className={cx(
          "relative block [overflow-anchor:none]",
          stale && "opacity-50 transition-opacity delay-300",
        )}
        ref={elements.rows}
        style={{ height: `calc(var(--list-row) * ${count})` }}
      >
        {drawn.map((index) => {
          const row = rows[index];
          return row ? (
            <ListRow
              declared={declared}
              fresh={index < refreshing.fresh}
              index={index}
              key={row.id}
              reachable={index === reachable}
              row={row}
            />
          ) : (
            <tr
              className={cx(rowLook, "absolute inset-x-0")}
              key={`place ${index}`}
              style={{ top: `calc(var(--list-row) * ${index})` }}
            >
              <td className="contents">
                <SkeletonCells />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
