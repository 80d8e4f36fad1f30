import { PER_PAGE_MAX } from "./pagination.ts";

/** What a reader must know before the first endpoint; printed by the reference and the document alike. */
export const basics = [
  {
    title: "Keys",
    text: "Every request carries `Authorization: Bearer <API_KEY>`. A key belongs to one store, and every request acts on that store alone; what belongs to another store is answered as if it did not exist. Use keys only from server-side code. What is below `/manage/v1` is the owner's and asks for a key with the scope `manage`; another key is told `scope_required`.",
  },
  {
    title: "Answers",
    text: "Every answer is an envelope: `message`, `data` and `errors`. On an error `data` is an empty list, `errors` maps field names (nested ones with dots, such as `phone.number`) to sentences, and `code` is a stable word that programs can rely on. Rely on the status and `code`, never on the sentence.",
  },
  {
    title: "Lists",
    text: `Lists are walked by cursor, newest first. Ask with \`per_page\` (at most ${PER_PAGE_MAX}), then pass \`pagination.next_cursor\` as \`cursor\` with the same filters until it is null; \`prev_cursor\` walks back. A searched page may be short although there is more: only \`next_cursor\` tells the end. What is added meanwhile is neither shown twice nor makes another be skipped. Days in filters are UTC days, both inclusive. Unknown parameters are ignored.`,
  },
  {
    title: "Rate limit",
    text: "100 requests a minute a key. Every answer says where you stand in `RateLimit-Limit`, `RateLimit-Remaining` and `RateLimit-Reset` (also with the prefix `X-`). Beyond it the answer is 429 with `Retry-After` in seconds; refused requests don't count. Retry 429 and 5xx with exponential backoff.",
  },
  {
    title: "Repeating safely",
    text: "`POST` requests accept an `Idempotency-Key`, kept for at least 24 hours: the same key with the same body replays the first answer, marked `Idempotent-Replayed: true`; with another body it is refused.",
  },
  {
    title: "Money and time",
    text: "An amount's `value` is in major units with the currency's own decimals; show `formatted`. The one exception: in a discount's products `pricing.price.value` is the integer in the smallest unit. Times are ISO 8601.",
  },
] as const;

export const about = basics.map(({ title, text }) => `## ${title}\n\n${text}`).join("\n\n");
