import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { canonicalLicenseKey, LICENSE_KEY_BYTES, licenseKey, maskLicenseKey } from "./license-key.ts";

const keys = fc.uint8Array({ minLength: LICENSE_KEY_BYTES, maxLength: LICENSE_KEY_BYTES }).map(licenseKey);

describe("a license key", () => {
  it("has four groups of five letters that cannot be misread", () => {
    fc.assert(
      fc.property(keys, (key) => assert.match(key, /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/)),
    );
  });

  it("is found however it was typed: any case, O for 0, I and L for 1, without dashes, with blanks", () => {
    fc.assert(
      fc.property(keys, (key) => {
        const misread = key.replace(/0/g, "O").replace(/1/g, "l").toLowerCase();
        for (const typed of [key, misread, misread.replaceAll("-", ""), ` ${key.replaceAll("-", " ")} `]) {
          assert.equal(canonicalLicenseKey(typed), key);
        }
      }),
    );
  });

  it("of another shop stays as it is", () => {
    assert.equal(canonicalLicenseKey("oldshop-Key/42"), "oldshop-Key/42");
    assert.equal(canonicalLicenseKey("UUUUU-UUUUU-UUUUU-UUUUU"), "UUUUU-UUUUU-UUUUU-UUUUU");
  });

  it("shows only its first and last group when masked", () => {
    assert.equal(maskLicenseKey("ABCDE-FGHJK-MNPQR-VWXYZ"), "ABCDE-*****-*****-VWXYZ");
    assert.equal(maskLicenseKey("oldshop-Key/42"), "old********/42");
  });

  it("never shows more than half of itself when masked", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 60 }), (key) => {
        const masked = maskLicenseKey(key.replaceAll("*", "x"));
        assert.equal(masked.length, key.length);
        assert.ok(
          masked.replaceAll("*", "").length <=
            Math.max(masked.length / 2, masked.includes("-*****-") ? 12 : 0),
        );
      }),
    );
  });
});
