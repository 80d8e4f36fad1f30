import assert from "node:assert/strict";
import { validateHeaderName, validateHeaderValue } from "node:http";
import { test } from "node:test";
import fc from "fast-check";
import { MOST_OWN_HEADERS, ownHeaderFaults, ownHeaderRefusal, sendableHeaders } from "./pulse-headers.ts";

const SIGNATURE = "X-Shop-Signature";

test("a pulse sets none of our headers and none of the connection's, in any case", () => {
  const names = [
    "X-Pulse-Id",
    "Webhook-Signature",
    "webhook-id",
    "HOST",
    "Transfer-Encoding",
    "TE",
    "Trailer",
  ];
  for (const name of [...names, SIGNATURE.toLowerCase(), "Content-Length"]) {
    assert.equal(ownHeaderRefusal(name, "x", SIGNATURE), "header_kept");
  }
});

test("an authorization of the target's own is sent", () => {
  assert.equal(ownHeaderRefusal("Authorization", "Bearer abc", SIGNATURE), null);
  assert.equal(ownHeaderRefusal("X-Tenant", "", SIGNATURE), null);
});

test("no header breaks out of its line", () => {
  assert.equal(ownHeaderRefusal("X-A\r\nHost", "x", SIGNATURE), "header_name_invalid");
  assert.equal(ownHeaderRefusal("X-A", "x\r\nHost: y", SIGNATURE), "header_value_invalid");
});

test("whatever is stored, what is sent is valid for Node and at most ten", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string(), { maxKeys: 30 }), (own) => {
      const sent = Object.entries(sendableHeaders(own, SIGNATURE));
      assert.ok(sent.length <= MOST_OWN_HEADERS);
      for (const [name, value] of sent) {
        validateHeaderName(name);
        validateHeaderValue(name, value);
      }
    }),
  );
});

test("of a pulse's headers every fault is named, the same name in another case too, and one over ten", () => {
  assert.deepEqual(ownHeaderFaults({ "X-A": "1", authorization: "Bearer x" }, "x-pulse-signature"), []);
  assert.deepEqual(ownHeaderFaults({ "X-A": "1", "x-a": "2", Host: "x", "a b": "", "x-b": "\n" }, "x-sig"), [
    { name: "x-a", refusal: "header_twice" },
    { name: "Host", refusal: "header_kept" },
    { name: "a b", refusal: "header_name_invalid" },
    { name: "x-b", refusal: "header_value_invalid" },
  ]);
  const many = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, each) => [`x-${each}`, ""]));
  assert.deepEqual(ownHeaderFaults(many(10), "x-sig"), []);
  assert.deepEqual(ownHeaderFaults(many(11), "x-sig"), [{ name: null, refusal: "too_many_headers" }]);
});
