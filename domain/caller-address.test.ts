import assert from "node:assert/strict";
import { test } from "node:test";
import { callerAddressBehind, subjectOfAddress } from "./caller-address.ts";

test("without trusted proxies nobody can say that they are somebody else", () => {
  const addressOf = callerAddressBehind([]);
  assert.equal(addressOf("198.51.100.7", undefined), "198.51.100.7");
  assert.equal(addressOf("198.51.100.7", "203.0.113.1"), "198.51.100.7");
});

test("a trusted proxy says who asked it", () => {
  const addressOf = callerAddressBehind(["10.0.0.0/8", "127.0.0.1"]);
  assert.equal(addressOf("10.1.2.3", "203.0.113.1"), "203.0.113.1");
  assert.equal(addressOf("127.0.0.1", "203.0.113.1, 10.9.9.9"), "203.0.113.1");
});

test("what stands before the first address that is no trusted proxy is not believed", () => {
  const addressOf = callerAddressBehind(["10.0.0.0/8"]);
  assert.equal(addressOf("10.1.2.3", "1.1.1.1, 203.0.113.1"), "203.0.113.1");
  assert.equal(addressOf("10.1.2.3", "203.0.113.1, nonsense"), "10.1.2.3");
  assert.equal(addressOf("10.1.2.3", ""), "10.1.2.3");
});

test("an IPv4 address in IPv6's clothes is the same caller", () => {
  const addressOf = callerAddressBehind(["127.0.0.1"]);
  assert.equal(addressOf("::ffff:198.51.100.7", undefined), "198.51.100.7");
  assert.equal(addressOf("::ffff:127.0.0.1", "2001:DB8::1"), "2001:db8::1");
});

test("an IPv6 network counts as one caller, an IPv4 address as itself", () => {
  assert.equal(subjectOfAddress("2001:db8:1:2:3:4:5:6"), subjectOfAddress("2001:db8:1:2::9"));
  assert.notEqual(subjectOfAddress("2001:db8:1:2::1"), subjectOfAddress("2001:db8:1:3::1"));
  assert.notEqual(subjectOfAddress("198.51.100.7"), subjectOfAddress("198.51.100.8"));
});
