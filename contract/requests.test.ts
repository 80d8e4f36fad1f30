import assert from "node:assert/strict";
import { test } from "node:test";
import { z } from "zod";
import { INVITATION_EMAILS_MAX, invitationsBody } from "./affiliate.ts";
import { CUSTOM_METADATA_KEYS_MAX, checkoutBody, checkoutFields, checkoutShape } from "./checkout.ts";
import { activateBody, activationsQuery, licensesQuery, revokeBody } from "./license.ts";
import { METRICS_DAYS_MAX, salesMetricsQuery } from "./metrics.ts";
import { productsQuery } from "./product.ts";
import { pulsesQuery } from "./pulse.ts";
import { salesQuery } from "./sale.ts";
import { parse } from "./validation.ts";

const accepts = (schema: z.ZodType, input: unknown) => parse(schema, input).ok;

function accepted<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = parse(schema, input);
  assert.ok(parsed.ok, JSON.stringify(parsed));
  return parsed.value;
}

const only = <Name extends keyof typeof checkoutBody.shape>(name: Name) =>
  z.object({ [name]: checkoutBody.shape[name] });

test("every text keeps to its limit, counted in characters and not in bytes or halves of a pair", () => {
  const limits: Array<[z.ZodType, string, number]> = [
    [only("first_name"), "first_name", 50],
    [only("last_name"), "last_name", 50],
    [only("discount_code"), "discount_code", 100],
    [only("address"), "address", 255],
    [only("city"), "city", 100],
    [only("state"), "state", 100],
    [only("zip"), "zip", 20],
    [activateBody, "device_identifier", 255],
    [revokeBody, "reason", 500],
  ];
  for (const [schema, field, max] of limits) {
    assert.ok(accepts(schema, { [field]: "𝒜".repeat(max) }), `${field} takes ${max}`);
    assert.ok(!accepts(schema, { [field]: "𝒜".repeat(max + 1) }), `${field} refuses ${max + 1}`);
  }
});

test("text that the database can't hold is refused wherever text is taken", () => {
  for (const broken of ["a\0b", "a\ud800", "\udc00b"]) {
    for (const name of [
      "product_id",
      "first_name",
      "discount_code",
      "campaign_id",
      "redirect_url",
    ] as const) {
      assert.ok(!accepts(only(name), { [name]: broken }), name);
    }
    assert.ok(!accepts(only("custom_metadata"), { custom_metadata: { note: broken } }));
    assert.ok(!accepts(only("custom_metadata"), { custom_metadata: { [broken]: "note" } }));
    assert.ok(!accepts(only("custom_fields"), { custom_fields: { [broken]: "note" } }));
    assert.ok(!accepts(activateBody, { device_identifier: broken }));
    assert.ok(!accepts(revokeBody, { reason: broken }));
    assert.ok(!accepts(salesQuery, { search: broken }));
    assert.ok(!accepts(licensesQuery, { customer_id: broken }));
  }
});

test("an address is trimmed and in lower case, up to 255 characters", () => {
  assert.deepEqual(accepted(only("email"), { email: "  Ana.Ruiz+shop@Example.COM " }), {
    email: "ana.ruiz+shop@example.com",
  });
  const longest = `${"a".repeat(64)}@${`${"b".repeat(60)}.`.repeat(3)}example`;
  assert.equal(longest.length, 255);
  assert.ok(accepts(only("email"), { email: longest }) && !accepts(only("email"), { email: `${longest}s` }));
  for (const email of ["ünï@exämple.de", "a@b.co", "o'brien@mail.example.org"]) {
    assert.ok(accepts(only("email"), { email }), email);
  }
  for (const email of [
    "ana",
    "ana@",
    "@b.co",
    "a b@c.de",
    "a..b@c.de",
    ".a@c.de",
    "a@c",
    "a@-c.de",
    "a@c.d",
    7,
  ]) {
    assert.ok(!accepts(only("email"), { email }), String(email));
  }
});

test("blank required fields are missing, blank optional ones absent", () => {
  assert.ok(!accepts(only("first_name"), { first_name: "   " }));
  assert.ok(!accepts(checkoutShape, { product_id: "" }));
  assert.deepEqual(accepted(only("discount_code"), { discount_code: "" }), { discount_code: undefined });
  assert.deepEqual(accepted(only("discount_code"), { discount_code: null }), { discount_code: undefined });
  assert.deepEqual(accepted(activateBody, {}), {});
});

test("a device is named exactly as the caller names it", () => {
  assert.deepEqual(accepted(activateBody, { device_identifier: " Mac " }), { device_identifier: " Mac " });
});

test("custom metadata holds ten keys of short text, numbers and truth values", () => {
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));
  const takes = (custom_metadata: unknown) => accepts(only("custom_metadata"), { custom_metadata });
  assert.ok(takes(keys(CUSTOM_METADATA_KEYS_MAX)));
  assert.ok(!takes(keys(CUSTOM_METADATA_KEYS_MAX + 1)));
  assert.ok(takes({ a: "x".repeat(255), b: 1.5, c: false }));
  for (const value of ["x".repeat(256), null, {}, [], Number.POSITIVE_INFINITY])
    assert.ok(!takes({ a: value }));
  for (const whole of [[], "text", 7]) assert.ok(!takes(whole));
});

test("a buyer's address on the network is of either family", () => {
  const takes = (customer_ip: unknown) => accepts(only("customer_ip"), { customer_ip });
  for (const ip of ["203.0.113.7", "2001:db8::1", "::ffff:203.0.113.7"]) assert.ok(takes(ip), ip);
  for (const ip of ["256.1.1.1", "1.2.3", "::g", "localhost", 7]) assert.ok(!takes(ip), String(ip));
});

test("a redirect goes to a web address with a host", () => {
  const takes = (redirect_url: string) => accepts(only("redirect_url"), { redirect_url });
  for (const url of ["https://a.example/x?sale={sale_id}", "HTTP://localhost:3000"])
    assert.ok(takes(url), url);
  for (const url of [
    "javascript:alert(1)",
    "//a.example",
    "https://",
    "http:a",
    "ftp://a.example",
    "https://a b",
  ]) {
    assert.ok(!takes(url), url);
  }
  const long = (length: number) => "https://a.example/".padEnd(length, "x");
  assert.ok(takes(long(2048)));
  assert.ok(!takes(long(2049)));
});

test("countries and currencies are those that exist, in any case", () => {
  const phone = (country_code: string) => accepts(only("phone"), { phone: { number: "1", country_code } });
  assert.ok(phone("fr") && phone("FR") && !phone("XX") && !phone("+33"));
  assert.ok(accepts(only("country"), { country: "de" }) && !accepts(only("country"), { country: "DEU" }));
  assert.deepEqual(accepted(only("payment_currency"), { payment_currency: "xof" }), {
    payment_currency: "XOF",
  });
  assert.ok(!accepts(only("payment_currency"), { payment_currency: "ZZZ" }));
});

test("shipping is required when the product is shipped and ignored otherwise", () => {
  const buyer = {
    email: "a@b.co",
    first_name: "A",
    last_name: "B",
    phone: { number: "1", country_code: "ES" },
  };
  assert.ok(accepts(checkoutFields(false), { ...buyer, country: 7 }));
  assert.ok(!accepts(checkoutFields(true), buyer));
  const home = { address: "1 Road", city: "Lyon", state: "ARA", country: "FR", zip: "69001" };
  assert.ok(accepts(checkoutFields(true), { ...buyer, ...home }));
});

test("one to 25 addresses are invited at once", () => {
  const many = (length: number) => ({ emails: Array.from({ length }, (_, i) => `a${i}@example.com`) });
  assert.ok(accepts(invitationsBody, many(1)) && accepts(invitationsBody, many(INVITATION_EMAILS_MAX)));
  assert.ok(!accepts(invitationsBody, many(0)) && !accepts(invitationsBody, many(INVITATION_EMAILS_MAX + 1)));
});

test("a page has the list's own size unless told, from 1 to 100", () => {
  assert.equal(accepted(productsQuery, {}).per_page, 10);
  assert.equal(accepted(salesQuery, { per_page: "" }).per_page, 15);
  assert.equal(accepted(pulsesQuery, {}).per_page, 15);
  assert.equal(accepted(licensesQuery, {}).per_page, 50);
  assert.equal(accepted(activationsQuery, { per_page: "100" }).per_page, 100);
  for (const per_page of ["0", "101", "-1", "1.5", "1e1", "ten", "99999999999999999999"]) {
    assert.ok(!accepts(salesQuery, { per_page }), per_page);
  }
});

test("unknown parameters are ignored, unknown words refused, empty ones absent", () => {
  const query = accepted(salesQuery, { status: "", utm_source: "mail" });
  assert.equal(query.status, undefined);
  assert.ok(!("utm_source" in query));
  assert.ok(!accepts(salesQuery, { status: "refunded" }));
  assert.ok(!accepts(productsQuery, { category: "toys" }));
});

test("days exist in the calendar, and a range does not end before it starts", () => {
  const range = (start_date?: string, end_date?: string) => accepts(salesQuery, { start_date, end_date });
  assert.ok(range("2028-02-29") && range("2026-01-01", "2026-01-01") && range(undefined, "2026-01-01"));
  for (const day of [
    "2026-02-29",
    "2026-13-01",
    "0000-01-01",
    "2026-1-1",
    "01/02/2026",
    "2026-01-01T00:00:00Z",
  ]) {
    assert.ok(!range(day), day);
  }
  assert.ok(!range("2026-01-02", "2026-01-01"));
});

test("metrics cover at most 366 days, both ends counted", () => {
  const range = (start_date: string, end_date: string) =>
    accepts(salesMetricsQuery, { start_date, end_date });
  assert.equal(METRICS_DAYS_MAX, 366);
  assert.ok(range("2028-01-01", "2028-12-31"));
  assert.ok(!range("2028-01-01", "2029-01-01"));
  assert.ok(!accepts(salesMetricsQuery, {}));
  const asked = { start_date: "2026-01-01", end_date: "2026-01-02" };
  assert.equal(accepted(salesMetricsQuery, asked).interval, "day");
});
