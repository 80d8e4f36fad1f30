import type { ReactNode } from "react";
import type { Messages } from "#lib/messages/en.ts";
import type { Identified } from "./rows.ts";

/** How wide a column is: a fixed one for what has a known length, a growing one for names. */
export type ColumnWidth = "tiny" | "short" | "medium" | "key" | "long" | "grow" | "grow-more";

/**
 * Where a column stands on a phone's card: three lines with two ends; a column without a place is left out there. `act`:
 * as high as a finger needs, in the place of the ends of the first two.
 */
export type CardPlace = "head" | "head-end" | "body" | "body-end" | "foot" | "foot-end" | "act";

export interface Column<Row> {
  name: string;
  width: ColumnWidth;
  cell: (row: Row) => ReactNode;
  /** Keys, codes and addresses stand in the face in which a zero is no O. */
  face?: "code";
  /** Amounts and counts stand right. */
  align?: "end";
  /** Leaves where there is no room for it. */
  from?: "lg" | "xl";
  card?: CardPlace;
  /** Where the value alone would not say what it is, a card puts the column's name before it; not before `false`. */
  named?: true;
}

export interface Choice {
  value: string;
  label: string;
}

/** A thing of the store that can be chosen by its name. */
export type RecordKind = "products" | "customers";

export type Filter<Row, Field extends string> =
  | { kind: "choice"; field: Field; label: string; choices: readonly Choice[] }
  | { kind: "dates"; from: Field; to: Field; label: string }
  | {
      kind: "record";
      field: Field;
      of: RecordKind;
      /** What a chosen one is called, told by any row that was found by it. */
      nameIn: (row: Row) => string | undefined;
    };

export interface Search {
  /** What can be typed: "Key, or e-mail address". */
  label: string;
  /** Where a pasted text leads at once, when it can mean one thing only. */
  landing?: (text: string) => string | null;
}

/** Everything that differs between one list and another. */
export interface ListDeclaration<Row extends Identified, Field extends string> {
  /** What the list is called where it is spoken: "Licenses". */
  name: string;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  filters: readonly Filter<Row, Field>[];
  search?: Search;
  /** Where a row leads; null for one that has no page. */
  href: (row: Row) => string | null;
  /** A row in one sentence, for who hears it. */
  spoken: (row: Row) => string;
  /** When a row that changes without any news of it is worth another look; null for one that is done. */
  unsettled?: (row: Row) => Date | null;
  /** Before there is any row: what would be here, what it is for, how to get the first one. */
  empty: { title: string; text: string; act?: ReactNode };
}

export type Declare<Row extends Identified, Field extends string> = (
  words: Messages,
) => ListDeclaration<Row, Field>;
