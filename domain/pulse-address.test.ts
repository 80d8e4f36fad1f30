import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isPublicAddress, literalAddress, targetRefusal } from "./pulse-address.ts";

const inProduction = { anyAddress: false };
const host = (name: string) => targetRefusal(`https://${name}/hook`, inProduction);

test("addresses of the public internet may be called", () => {
  for (const address of ["8.8.8.8", "1.1.1.1", "2606:4700::1111", "2001:4860:4860::8888"]) {
    assert.equal(isPublicAddress(address), true, address);
  }
});

test("private, loopback, link-local, metadata and other inner addresses may not", () => {
  const inner = [
    ...["127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "0.0.0.0"],
    ...[
      "169.254.169.254",
      "100.64.0.1",
      "192.0.0.8",
      "198.18.0.1",
      "224.0.0.1",
      "240.0.0.1",
      "255.255.255.255",
    ],
    ...[
      "168.63.129.16",
      "::",
      "::1",
      "fe80::1",
      "fe80::1%eth0",
      "fd00:ec2::254",
      "fec0::1",
      "ff02::1",
      "100::1",
    ],
  ];
  for (const address of inner) assert.equal(isPublicAddress(address), false, address);
});

test("an IPv4 address inside an IPv6 one is not a way around", () => {
  const carrying = [
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::a00:1",
  ];
  for (const address of [...carrying, "2002:7f00:1::", "2001:0:7f00:1::1", "::ffff:8.8.8.8"]) {
    assert.equal(isPublicAddress(address), false, address);
  }
});

test("what is no address is not a public one", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^[0-9a-f.:]+$/i.test(text) && !/^0x/i.test(text));
      assert.equal(isPublicAddress(text), false);
    }),
  );
});

test("no address of a private network is public, in either notation", () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const network = fc.constantFrom("10", "127", "0", "192.168", "169.254", "172.20");
  fc.assert(
    fc.property(network, byte, byte, byte, (begin, a, b, c) => {
      const address = [...begin.split("."), a, b, c].slice(0, 4).join(".");
      assert.equal(isPublicAddress(address), false);
      assert.equal(isPublicAddress(`::ffff:${address}`), false);
    }),
  );
});

test("a target is https with a host that may be called, however its address is written", () => {
  assert.equal(targetRefusal("https://hooks.example.com/a", inProduction), null);
  assert.equal(targetRefusal("https://hooks.example.com:8443/a?b=c", inProduction), null);
  assert.equal(host("8.8.8.8"), null);
  const inner = [
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "127.1",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "①②⑦.0.0.1",
  ];
  for (const name of [...inner, "localhost", "a.localhost", "printer.local", "db.internal", "localhost."]) {
    assert.equal(host(name), "target_private", name);
  }
});

test("a target that is no address of the web, not https or carries a password is refused", () => {
  for (const text of ["", "hooks.example.com", "ftp://a.example", "file:///etc/passwd", "https://"]) {
    assert.equal(targetRefusal(text, inProduction), "target_invalid", text);
  }
  assert.equal(targetRefusal("http://hooks.example.com", inProduction), "target_not_https");
  assert.equal(targetRefusal("https://me:secret@hooks.example.com", inProduction), "target_has_credentials");
});

test("a demo's pulses may go anywhere, also to this machine", () => {
  assert.equal(targetRefusal("http://127.0.0.1:8080/hook", { anyAddress: true }), null);
  assert.equal(targetRefusal("ftp://127.0.0.1", { anyAddress: true }), "target_invalid");
});

test("a host that is an address is known as one", () => {
  assert.equal(literalAddress("[::1]"), "::1");
  assert.equal(literalAddress("127.0.0.1"), "127.0.0.1");
  assert.equal(literalAddress("a.example"), null);
});
