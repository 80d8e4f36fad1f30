import { count } from "./count.ts";

/** What every list says. */
export const list = {
  loading: "Loading the list",
  shown: (n: number, more: boolean) => (more ? `${count(n, "row")} so far` : `${count(n, "row")} shown`),
  updated: (since: string | undefined) => (since ? `updated ${since}` : "updated now"),
  live: "live",
  refresh: "Refresh",
  fresh: (n: number) => `${n} new`,
  end: (n: number) => `End of the list, ${count(n, "row")}`,
  unreadable: (n: number) =>
    `${count(n, "row")} came in a shape that cannot be read and ${n === 1 ? "is" : "are"} left out.`,
  fromSales: (sales: number, all: boolean) =>
    all
      ? `This store does not list its customers: these are the buyers of all its ${count(sales, "sale")}.`
      : `This store does not list its customers: these are the buyers of its last ${count(sales, "sale")}; there are more.`,
  filteredToNothing: "Nothing matches the filters",
  filterIs: (label: string, value: string) => `${label}: ${value}`,
  lift: (label: string) => `Lift ${label.toLowerCase()}`,
  liftAll: "Lift all filters",
  quoted: (text: string) => `“${text}”`,
  from: "From",
  to: "To",
  between: (start: string, end: string) => {
    if (!end) return `from ${start}`;
    return start ? `${start} to ${end}` : `to ${end}`;
  },
  lastDays: (days: number) => (days === 1 ? "Today" : `Last ${days} days`),
  daysInUtc: "Days are counted in UTC",
};
