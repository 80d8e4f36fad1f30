"use client";

import { type RefObject, useEffect } from "react";
import type { Identified } from "./rows.ts";
import { isNearEnd, type View } from "./rows-in-view.ts";
import type { ListState } from "./use-list.ts";

/** The next page is asked for before anybody gets there. */
export function useReadAhead<Row extends Identified>(
  state: ListState<Row>,
  seen: RefObject<View | null>,
): void {
  // With every render, of which there is one whenever other rows are due or a page has come.
  useEffect(() => {
    const view = seen.current;
    if (view && !state.nextProblem && isNearEnd(view, state.rows.length)) state.readMore();
  });
}
