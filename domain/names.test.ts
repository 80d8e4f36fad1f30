import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { formatApiKey, makeApiKey, parseApiKey } from "./api-key.ts";
import { canonicalEmail } from "./email.ts";
import { kindOfPublicId, PUBLIC_ID_BYTES, prefixes, publicId } from "./public-id.ts";
import { redirectUrl } from "./redirect-url.ts";

const randomBytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe("an API key", () => {
  it("is read back as it was written", () => {
    fc.assert(
      fc.property(fc.constantFrom("live" as const, "test" as const), randomBytes(256), (mode, bytes) => {
        // Bytes that favour some letters are passed over, so a run of them alone makes no key.
        fc.pre(bytes.filter((byte) => byte < 248).length > 80);
        const key = makeApiKey(mode, bytes);
        assert.deepEqual(parseApiKey(formatApiKey(key)), key);
      }),
    );
  });

  it("is nothing else", () => {
    for (const text of ["", "sk_live_", "sk_prod_abcdefghijklmnop_x", "Bearer x"])
      assert.equal(parseApiKey(text), null);
    fc.assert(fc.property(fc.string(), (text) => assert.equal(parseApiKey(text), null)));
  });
});

describe("a public id", () => {
  it("says what it is the id of", () => {
    for (const [kind, prefix] of Object.entries(prefixes))
      assert.equal(kindOfPublicId(`${prefix}_abc234`), kind);
    fc.assert(
      fc.property(randomBytes(PUBLIC_ID_BYTES), (bytes) =>
        assert.equal(kindOfPublicId(publicId("sale", bytes)), "sale"),
      ),
    );
    assert.equal(kindOfPublicId("nothing_abc"), null);
    assert.equal(kindOfPublicId("sal_"), null);
  });
});

describe("names people type", () => {
  it("an address is one customer in any case, with blanks around it", () => {
    assert.equal(canonicalEmail("  Ana.Ruiz@Example.COM "), "ana.ruiz@example.com");
  });

  it("a redirect address takes the sale's id, written or encoded", () => {
    assert.equal(
      redirectUrl("https://x.example/?s={sale_id}&again={sale_id}", "sal_1"),
      "https://x.example/?s=sal_1&again=sal_1",
    );
    assert.equal(redirectUrl("https://x.example/%7Bsale_id%7D", "sal_1"), "https://x.example/sal_1");
  });
});
