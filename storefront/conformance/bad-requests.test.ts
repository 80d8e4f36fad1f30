import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { endpoints as all, isManaging } from "#contract/endpoints.ts";
import { errorEnvelopeSchema } from "#contract/envelope.ts";
import { seedDemoStore } from "../demo/seed.ts";
import { testService } from "../testing/service.ts";

const REQUESTS = 5_000;
const now = new Date();
const { request, pool, service, freshKey } = await testService({ now });
// A stream has no end to wait for; what it refuses is tested with it.
const endpoints = all.filter(({ answers }) => !answers[0].mediaType);

let managing = "";
let asked = 0;
async function manageKey(): Promise<string> {
  if (asked++ % 90 === 0) managing = await freshKey(undefined, ["manage"]);
  return managing;
}
await seedDemoStore(pool, { sales: 200, slug: "fuzzed", today: now });
const { rows: stores } = await pool.query<{ id: number }>("SELECT id FROM stores WHERE slug = 'test-store'");

const failures: unknown[] = [];
service.log.error = (entry: unknown) => failures.push(entry);

const nastyText = fc.oneof(
  fc.constantFrom(
    ..."'; DROP TABLE sales; --|<script>alert(1)</script>|\0|a\0b|\ud800|x\udfff|%|_|\\|%%%|{{7*7}}|../../etc/passwd|1e309|-0|NaN".split(
      "|",
    ),
    ...[
      "9".repeat(400),
      "a".repeat(3_000),
      "😀".repeat(300),
      "\u202e\u200b\ufeff",
      "null",
      "true",
      "[]",
      "{}",
    ],
    ...["0000-00-00", "9999-12-31", "2026-02-30", "275760-09-13", "prd_", "sal_'", "lic_%00", "txn_zzzz_1"],
  ),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 40 }),
);

const nastyNumber = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 101, 2 ** 31, 2 ** 53, 1e308, -1e308, 1e-320),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nastyValue = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    nastyText,
    nastyNumber,
    fc.constantFrom(null, true, false),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(nastyText, tie("value"), { maxKeys: 4 }),
  ),
})).value;

const FIELDS =
  "product_id email first_name last_name phone phone.number discount_code campaign_id custom_fields payment_currency redirect_url custom_metadata customer_ip address city state country zip device_identifier reason emails name scopes url triggers product_ids headers is_enabled event body since pulse_id __proto__ constructor";
const QUERIES =
  "per_page cursor search status type category start_date end_date customer_id product_id sale_id name outcome code license_key interval since pulse_id __proto__";

const deep = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;
// Right but for some fields, so that what lies behind the first check is reached too.
const sound = {
  product_id: "lumen-photo-editor",
  email: "ana@example.com",
  first_name: "Ana",
  last_name: "Ruiz",
  phone: { number: "600000000", country_code: "FR" },
  name: "Shop",
  url: "https://hooks.example/in",
  triggers: ["all"],
  event: "failed.sale",
  since: "2026-03-15T00:00:00Z",
};
const body = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...FIELDS.split(" ")), nastyValue, { maxKeys: 2 })
    .map((fields) => JSON.stringify({ ...sound, ...fields })),
  fc
    .dictionary(fc.constantFrom(...FIELDS.split(" ")), nastyValue, { maxKeys: 12 })
    .map((fields) => JSON.stringify(fields)),
  nastyValue.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    "",
    " ",
    "{",
    '{"a":',
    "undefined",
    "\ufeff{}",
    '{"email":"\\ud800"}',
    '{"a":1}{"b":2}',
    "<xml/>",
  ),
  fc.constantFrom(
    deep(10_000),
    `{"custom_metadata":${deep(5_000)}}`,
    `{"emails":[${'"a",'.repeat(2_000)}"b"]}`,
  ),
  fc.string({ maxLength: 200 }),
);

const query = fc.dictionary(
  fc.constantFrom(...QUERIES.split(" ")),
  fc.oneof(nastyText, nastyNumber.map(String)),
  {
    maxKeys: 5,
  },
);

const encoded = (text: string) => encodeURIComponent(text.toWellFormed()) || "-";
const rawQuery = fc.constantFrom(
  "?%",
  "?per_page=%zz",
  "?search=%00",
  "?search=%ff%fe",
  "?a[]=1&a[b]=2",
  `?${"a=1&".repeat(500)}`,
);

const badRequest = fc.record({
  which: fc.nat({ max: endpoints.length - 1 }),
  part: nastyText,
  query: fc.oneof(
    {
      weight: 5,
      arbitrary: query.map(
        (fields) =>
          `?${Object.entries(fields)
            .map(([name, text]) => `${name}=${encoded(text)}`)
            .join("&")}`,
      ),
    },
    { weight: 1, arbitrary: rawQuery },
  ),
  body,
  contentType: fc.constantFrom(
    "application/json",
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
  ),
  idempotencyKey: fc.option(
    nastyText.map((text) => text.replace(/[^\x21-\x7e]/g, "")),
    { freq: 10, nil: undefined },
  ),
});

function check(status: number, answer: unknown, text: string, what: string) {
  assert.ok(
    status < 500,
    `${what} answered ${status}: ${text.slice(0, 300)}; ${JSON.stringify(failures.at(-1))}`,
  );
  assert.doesNotMatch(text, /node_modules|\.ts:\d|syntax error at|SELECT .* FROM|INSERT INTO/, what);
  if (status >= 400) {
    const read = errorEnvelopeSchema.safeParse(answer);
    assert.ok(
      read.success && read.data.code,
      `${what} answered ${status} outside the envelope: ${text.slice(0, 300)}`,
    );
  }
}

describe("whatever is sent to /v1", () => {
  it(`${REQUESTS} bad requests get a clear no in the envelope, never a fault`, async () => {
    assert.equal(stores.length, 1);
    await fc.assert(
      fc.asyncProperty(badRequest, async ({ which, part, query, body, contentType, idempotencyKey }) => {
        const endpoint = endpoints[which];
        assert.ok(endpoint);
        const path = endpoint.path.replace(/\{[^}]+\}/g, () => encoded(part)) + query;
        const headers = {
          "content-type": contentType,
          ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
        };
        const key = isManaging(endpoint) ? { key: await manageKey() } : {};
        const options = endpoint.method === "GET" ? { headers, ...key } : { headers, body, ...key };
        const answer = await request(endpoint.method, path, options);
        check(answer.status, answer.body, answer.text, `${endpoint.method} ${path.slice(0, 200)}`);
      }),
      { numRuns: REQUESTS, seed: 20_260_315, endOnFailure: true },
    );
    assert.deepEqual(failures, []);
  });

  it("a body over 1 MiB is refused before it is read", async () => {
    const answer = await request("POST", "/v1/checkout", { body: `{"email":"${"a".repeat(1_100_000)}"}` });
    assert.equal(answer.status, 413);
    check(answer.status, answer.body, answer.text, "a large body");
  });
});
