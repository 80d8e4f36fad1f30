import assert from "node:assert/strict";
import { validateHeaderName, validateHeaderValue } from "node:http";
import { test } from "node:test";
import fc from "fast-check";
import { MOST_OWN_HEADERS, ownHeaderRefusal, sendableHeaders } from "./pulse-headers.ts";

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
