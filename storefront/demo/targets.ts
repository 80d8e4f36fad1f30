import type { AttemptFailure } from "#contract/delivery.ts";
import type { EventName } from "#contract/triggers.ts";
import type { Answered } from "../pulses/post.ts";
import type { Random } from "./random.ts";

/** What a target may do, and how many milliseconds that takes at least and at most. */
interface Reply {
  status: number | null;
  failure: AttemptFailure | null;
  answer: string;
  takes: readonly [number, number];
}

/**
 * How a target's story ends: its log is full of what it answers in the end since it is `down`; it is `gone`, or its
 * pulse was `deleted` while it was down; it chokes on one event alone, again and again.
 */
export type Ending = "down" | "gone" | "deleted" | "chokes";

export interface Target {
  fine: Reply;
  /** Now and then, and better at the next attempt. */
  hiccups: readonly Reply[];
  ends?: Ending;
  atTheEnd?: readonly Reply[];
  /** A test that its owner sent it. */
  tested?: { event: EventName; minutesAgo: number };
}

const answered = (status: number, answer: string, ...takes: [number, number]): Reply => ({
  status,
  failure: status < 300 ? null : status < 400 ? "redirected" : "answered_otherwise",
  answer,
  takes,
});
const silent = (failure: AttemptFailure, ...takes: [number, number]): Reply => ({
  status: null,
  failure,
  answer: "",
  takes,
});

const timedOut = silent("timed_out", 15_000, 15_012);
const notConnected = silent("not_connected", 4, 130);
const connectionLost = silent("connection_lost", 200, 6_000);
const unavailable = answered(503, "<h1>503 Service Temporarily Unavailable</h1>", 30, 900);
const badGateway = answered(502, "<h1>502 Bad Gateway</h1>", 40, 2_400);

export const targets = {
  crm: {
    fine: answered(200, '{"ok":true}', 70, 380),
    hiccups: [unavailable, timedOut],
    tested: { event: "successful.sale", minutesAgo: 13_300 },
  },
  licenses: {
    fine: answered(204, "", 25, 140),
    hiccups: [notConnected, silent("not_trusted", 40, 160), silent("address_refused", 1, 12)],
  },
  automation: {
    fine: answered(200, '{"status":"success"}', 110, 620),
    hiccups: [answered(429, '{"error":"Too many requests"}', 60, 200), badGateway],
    ends: "chokes",
    atTheEnd: [answered(422, '{"error":"The step \\"Find customer\\" found two customers."}', 300, 300)],
  },
  mail: {
    fine: answered(202, '{"queued":1}', 90, 450),
    hiccups: [connectionLost, answered(302, "", 50, 170), unavailable],
  },
  oldShop: {
    fine: answered(200, "OK", 240, 1_900),
    hiccups: [],
    ends: "gone",
    atTheEnd: [answered(410, "This shop has moved for good.", 120, 300)],
  },
  accounting: {
    fine: answered(201, '{"entry":"booked"}', 180, 1_300),
    hiccups: [answered(500, '{"error":"lock timeout"}', 2_000, 9_000)],
    ends: "down",
    atTheEnd: [timedOut, badGateway, notConnected],
    tested: { event: "successful.sale", minutesAgo: 38 },
  },
  chat: {
    fine: answered(200, "ok", 60, 260),
    hiccups: [answered(429, "slow down", 40, 120)],
    tested: { event: "successful.sale", minutesAgo: 2_900 },
  },
  renewals: { fine: answered(204, "", 30, 150), hiccups: [] },
  trial: {
    fine: answered(200, "", 80, 400),
    hiccups: [],
    ends: "deleted",
    atTheEnd: [silent("not_resolved", 8, 90)],
  },
} as const satisfies Record<string, Target>;

export function replyOf(random: Random, replies: readonly Reply[]): Answered {
  const { takes, ...reply } = random.pick(replies);
  return { ...reply, durationMs: random.between(...takes) };
}
