import { count } from "./count.ts";

export const overview = {
  title: "Overview",
  attention: "Needs attention",
  nothing: "Nothing needs you right now.",
  nothingMeaning:
    "No failed payments today, no discount that ends within a week, no license refused again and again, no pulse that fails.",
  failedPayments: (n: number, more: boolean) =>
    `${more ? "More than " : ""}${count(n, "payment")} failed today`,
  discountsEnding: (n: number) => `${count(n, "discount")} ${n === 1 ? "ends" : "end"} within a week`,
  refusedOften: (key: string, times: number) => `${key} was refused ${times} times within the hour`,
  failingPulse: (url: string) => `Deliveries to ${url} fail`,
  gonePulse: (url: string) => `${url} said that it is gone, and is told nothing any more`,
  since: "first failure",
  failingPulses: (n: number) => `${count(n, "pulse")} ${n === 1 ? "is" : "are"} failing`,
  show: "Show",
  sales: "Sales of the last 30 days",
  salesCount: (n: number) => count(n, "completed sale"),
  refunds: (n: number, amount: string) => `${count(n, "refund")} of ${amount}, not subtracted`,
  chartAbout: (currency: string, timeZone: string) =>
    `Amount of completed sales a day in ${currency}. A day begins at midnight in ${timeZone}.`,
  fromSales: (n: number, complete: boolean) =>
    complete
      ? `This store does not count its sales, so these ${count(n, "sale")} were read one by one.`
      : `This store does not count its sales, so its last ${count(n, "sale")} were read; what was before them is missing here.`,
  undated: (n: number) => `${count(n, "sale")} without a date ${n === 1 ? "is" : "are"} not in it.`,
  noSales: "No sale in the last 30 days.",
  asTable: "The same as a table",
  day: "Day",
  salesColumn: "Sales",
  amountColumn: "Amount",
  refundsColumn: "Refunds",
  lastSales: "Last sales",
  noSalesYet: "No sale yet. The first one appears here.",
  allSales: "All sales",
  lastActivations: "Last activations",
  noActivations: "No activation in the last 30 days.",
  activationsNotTold: "This store does not tell its activations across licenses. Each license tells its own.",
  allLicenses: "All licenses",
  unknownDevice: "A device without a name",
};
