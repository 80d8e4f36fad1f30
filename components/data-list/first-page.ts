import type { Answer, Page } from "#lib/answer.ts";
import type { FilterValues } from "./address.ts";

/** The first page as the server read it, for the filters that the address had then. */
export interface FirstPage<Row> {
  /** As `GET /api/lists/<list>` knows it. */
  list: string;
  /** What the address set. */
  filters: FilterValues;
  /** What the page itself narrows the list to, such as the license whose history it is. */
  fixed: FilterValues;
  answer: Answer<Page<Row>>;
}
