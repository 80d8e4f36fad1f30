import { count } from "./count.ts";

/** Sending again what a pulse gave up. */
export const pulseReplay = {
  since: "Given up in the last",
  periods: { hour: "Hour", day: "24 hours", week: "7 days", month: "30 days" },
  counting: "Counting…",
  unknown: "How many there are could not be read.",
  failed: (n: number): string =>
    n === 0 ? "Nothing was given up." : `${count(n, "delivery", "deliveries")} given up.`,
  send: (n: number): string => (n === 1 ? "Send it again" : `Send all ${n} again`),
  isOff: "This pulse is off, so nothing is sent. Turn it on first.",
  progress: (done: number, all: number) => `${done} of ${all} on their way`,
  finished: (n: number): string =>
    `${count(n, "delivery", "deliveries")} on ${n === 1 ? "its" : "their"} way again, under the same ${n === 1 ? "id" : "ids"}.`,
  progressLabel: "Deliveries sent again",
};
