/** Where the window stands over the list, in pixels; `top` is how far the list has gone up under it. */
export interface View {
  top: number;
  height: number;
  rowHeight: number;
}

/** From the first to before the last. */
export interface RowRange {
  start: number;
  end: number;
}

/** Drawn beyond what is seen, so that a quick scroll does not run into nothing. */
const BEYOND = 12;
/** Ranges move in steps: a row drawn for every row scrolled would be work at every turn of the wheel. */
const STEP = 4;
/** What is drawn before anybody knows how high the window is; the server draws these. */
export const FIRST_ROWS = 40;

const within = (row: number, count: number) => Math.min(Math.max(row, 0), count);

export function rowsInView({ top, height, rowHeight }: View, count: number): RowRange {
  const start = within(Math.floor(top / rowHeight), count);
  return { start, end: Math.max(start, within(Math.ceil((top + height) / rowHeight), count)) };
}

export function rowsToDraw(view: View, count: number): RowRange {
  const { start, end } = rowsInView(view, count);
  const from = Math.floor((start - BEYOND) / STEP) * STEP;
  const to = Math.ceil((end + BEYOND) / STEP) * STEP;
  return { start: within(from, count), end: within(to, count) };
}

/** So many rows a frame: drawing a screenful at once is what a slow machine stumbles over. */
const A_FRAME = 8;

/**
 * One frame's step from what is drawn to what should be: what is due no longer goes, and of what is missing a few rows
 * come, those in sight first. Who jumps far begins with what is in sight.
 */
export function nearer(drawn: RowRange, wanted: RowRange, sight: RowRange, most = A_FRAME): RowRange {
  const apart = drawn.end <= wanted.start || drawn.start >= wanted.end;
  const from = Math.min(Math.max(sight.start, wanted.start), wanted.end);
  const kept = apart
    ? { start: from, end: from }
    : { start: Math.max(drawn.start, wanted.start), end: Math.min(drawn.end, wanted.end) };
  const below = (end: number, left: number) => Math.min(left, Math.max(0, end - kept.end));
  const above = (start: number, left: number) => Math.min(left, Math.max(0, kept.start - start));
  const seenBelow = below(Math.min(sight.end, wanted.end), most);
  const seenAbove = above(Math.max(sight.start, wanted.start), most - seenBelow);
  const allBelow = below(wanted.end, most - seenAbove);
  const allAbove = above(wanted.start, most - allBelow);
  return { start: kept.start - allAbove, end: kept.end + allBelow };
}

/** Two screens before the last loaded row the next page is due, and never later than 30 rows before it. */
export function isNearEnd(view: View, loaded: number): boolean {
  const screen = Math.ceil(view.height / view.rowHeight);
  const seen = Math.ceil((view.top + view.height) / view.rowHeight);
  return loaded - seen < Math.max(2 * screen, 30);
}

/** How far the page has to scroll so that a row is whole in sight; nothing where it already is. */
export function scrollToShow({ top, height, rowHeight }: View, row: number): number {
  const above = row * rowHeight - top;
  if (above < 0) return above;
  return Math.max(0, above + rowHeight - height);
}
