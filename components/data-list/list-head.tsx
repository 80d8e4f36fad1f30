"use client";

import type { RefObject } from "react";
import { headCellLook, headLook } from "./column-look.ts";
import type { Column } from "./declaration.ts";

interface ListHeadProps<Row> {
  columns: readonly Column<Row>[];
  ref: RefObject<HTMLTableSectionElement | null>;
}

export function ListHead<Row>({ columns, ref }: ListHeadProps<Row>) {
  return (
    <thead className={headLook} ref={ref}>
      <tr aria-rowindex={1} className="contents">
        {columns.map((column) => (
          <th className={headCellLook(column)} key={column.name} scope="col">
            {column.name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
