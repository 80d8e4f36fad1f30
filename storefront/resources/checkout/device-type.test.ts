import assert from "node:assert/strict";
import { test } from "node:test";
import { deviceType } from "./device-type.ts";

for (const [userAgent, type] of [
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/147.0 Safari/537.36", "desktop"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15_5) AppleWebKit/605.1.15 Version/19 Safari/605.1.15", "desktop"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Mobile/15E148", "mobile"],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/147 Mobile Safari/537.36", "mobile"],
  ["Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/147 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 Mobile/15E148", "tablet"],
  ["curl/8.14.1", null],
  ["", null],
] as const) {
  test(`a device that says “${userAgent.slice(0, 44)}” is ${type ?? "unknown"}`, () => {
    assert.equal(deviceType(userAgent), type);
  });
}
