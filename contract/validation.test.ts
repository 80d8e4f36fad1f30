import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { invitationsBody } from "./affiliate.ts";
import { checkoutFields, checkoutShape } from "./checkout.ts";
import { salesQuery } from "./sale.ts";
import { inSchemaOrder, type Problem, parse, validationFailure } from "./validation.ts";

const buyer = {
  email: "ana@example.com",
  first_name: "Ana",
  last_name: "Ruiz",
  phone: { number: "612345678", country_code: "ES" },
};

function failureOf(...[schema, input]: Parameters<typeof parse>) {
  const parsed = parse(schema, input);
  assert.ok(!parsed.ok, "expected to be refused");
  return validationFailure(parsed.problems);
}

test("one invalid field is its one sentence, without a count", () => {
  assert.deepEqual(failureOf(checkoutFields(false), { ...buyer, email: "ana@" }), {
    message: "The email field must be a valid email address.",
    errors: { email: ["The email field must be a valid email address."] },
  });
});

test("two errors count one more, three count two more", () => {
  const two = failureOf(checkoutFields(false), { ...buyer, email: "", last_name: "" });
  assert.equal(two.message, "The email field is required. (and 1 more error)");
  const three = failureOf(checkoutFields(false), { ...buyer, email: "", first_name: "", last_name: "" });
  assert.equal(three.message, "The email field is required. (and 2 more errors)");
});

test("two complaints about one field are two sentences in one list, and both count", () => {
  const failure = failureOf(checkoutFields(false), { ...buyer, email: "x".repeat(256) });
  assert.deepEqual(failure.errors, {
    email: [
      "The email field must not be longer than 255 characters.",
      "The email field must be a valid email address.",
    ],
  });
  assert.match(failure.message, / \(and 1 more error\)$/);
});

test("nested fields are named with dots, items by their position", () => {
  const nested = failureOf(checkoutFields(false), {
    ...buyer,
    phone: { number: "06-12", country_code: "ES" },
  });
  assert.deepEqual(nested.errors, { "phone.number": ["The phone.number field must contain digits only."] });
  const item = failureOf(invitationsBody, { emails: ["a@example.com", "nobody"] });
  assert.deepEqual(Object.keys(item.errors), ["emails.1"]);
});

test("missing shipping fields give one entry each, after the fields before them", () => {
  const { message, errors } = failureOf(checkoutFields(true), { ...buyer, email: undefined });
  assert.deepEqual(Object.keys(errors), ["email", "address", "city", "state", "country", "zip"]);
  assert.equal(message, "The email field is required. (and 5 more errors)");
});

test("a check across two fields reports beside the others, in the order of the fields", () => {
  const query = { per_page: "500", start_date: "2026-02-02", end_date: "2026-02-01" };
  assert.deepEqual(Object.keys(failureOf(salesQuery, query).errors), ["per_page", "end_date"]);
});

test("problems found later take their place among the schema's fields", () => {
  const later: Problem[] = [
    { field: "zip", message: "z" },
    { field: "custom_fields.team", message: "c" },
    { field: "email", message: "e" },
    { field: "elsewhere", message: "x" },
  ];
  const fields = inSchemaOrder(checkoutFields(true), later).map(({ field }) => field);
  assert.deepEqual(fields, ["email", "custom_fields.team", "zip", "elsewhere"]);
});

test("a body that is no object is refused as a whole", () => {
  for (const body of [null, undefined, [], "text", 7, true]) {
    assert.deepEqual(failureOf(checkoutShape, body), {
      message: "The request body must be a JSON object.",
      errors: { body: ["The request body must be a JSON object."] },
    });
  }
});

test("whatever is sent, it is parsed or refused in whole sentences whose number is counted right", () => {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.record(
      {
        email: fc.oneof(fc.string({ unit: "binary" }), fc.emailAddress(), fc.jsonValue()),
        first_name: fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.constant("a\0b")),
        phone: fc.oneof(fc.record({ number: fc.string(), country_code: fc.string() }), fc.jsonValue()),
        custom_metadata: fc.oneof(
          fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue()),
          fc.jsonValue(),
        ),
        custom_fields: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
        customer_ip: fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()),
        redirect_url: fc.oneof(fc.webUrl(), fc.string()),
        payment_currency: fc.string(),
      },
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(anything, fc.boolean(), (body, shipped) => {
      const parsed = parse(checkoutFields(shipped), body);
      if (parsed.ok) return;
      const { message, errors } = validationFailure(parsed.problems);
      const sentences = Object.values(errors).flat();
      const [first = ""] = sentences;
      const more = sentences.length - 1;
      const count = more === 0 ? "" : ` (and ${more} more ${more === 1 ? "error" : "errors"})`;
      assert.equal(message, first + count);
      for (const sentence of sentences) assert.match(sentence, /^The .+ (is|must) .+\.$/s);
    }),
  );
});
