import assert from "node:assert/strict";
import type { LookupAddress } from "node:dns";
import { createServer } from "node:net";
import { after, describe, it } from "node:test";
import { receiver } from "../testing/receiver.ts";
import { openPost, type PostOptions } from "./post.ts";

const PUBLIC: LookupAddress = { address: "93.184.215.14", family: 4 };
const LOOPBACK: LookupAddress = { address: "127.0.0.1", family: 4 };

function opened(options: Partial<PostOptions> = {}) {
  const post = openPost({ anyAddress: false, ...options });
  after(() => post.close());
  return post;
}

const send = (post: ReturnType<typeof openPost>, url: string) => post({ url, headers: {}, body: "{}" });

/** A socket that is told of every connection; none may be made. */
async function trap() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => server.close());
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The trap has no port.");
  return { port: address.port, connections: () => connections };
}

describe("a target", () => {
  it("whose name leads to a public address when it is saved and to this machine when it is called is refused", async () => {
    const { port, connections } = await trap();
    const answers = [[PUBLIC], [LOOPBACK]];
    const resolve = async () => answers.shift() ?? [LOOPBACK];
    assert.deepEqual(await resolve(), [PUBLIC]);
    const { failure, status } = await send(opened({ resolve }), `https://rebinding.example:${port}/`);
    assert.deepEqual([failure, status], ["address_refused", null]);
    assert.equal(connections(), 0);
  });

  it("of which one address among several is private is refused", async () => {
    const { port, connections } = await trap();
    const resolve = async () => [PUBLIC, LOOPBACK];
    const { failure } = await send(opened({ resolve }), `https://mixed.example:${port}/`);
    assert.equal(failure, "address_refused");
    assert.equal(connections(), 0);
  });

  it("that is an address of this machine or its network is refused, however it is written", async () => {
    const { port, connections } = await trap();
    const hosts = [
      "127.0.0.1",
      "2130706433",
      "0x7f.1",
      "0177.0.0.1",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "localhost",
    ];
    for (const host of [...hosts, "[::ffff:7f00:1]", "[64:ff9b::7f00:1]", "169.254.169.254", "10.0.0.1"]) {
      assert.equal((await send(opened(), `https://${host}:${port}/`)).failure, "address_refused", host);
    }
    assert.equal(connections(), 0);
  });

  it("without https is refused", async () => {
    const resolve = async () => [PUBLIC];
    assert.equal((await send(opened({ resolve }), "http://plain.example/")).failure, "address_refused");
  });

  it("whose name carries another's address inside an IPv6 one is refused", async () => {
    for (const address of ["::ffff:127.0.0.1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "fd00::1"]) {
      const resolve = async () => [{ address, family: 6 }];
      assert.equal(
        (await send(opened({ resolve }), "https://six.example/")).failure,
        "address_refused",
        address,
      );
    }
  });

  it("whose name has no address is told apart from one that does not answer", async () => {
    const nothing = async () => [];
    assert.equal((await send(opened({ resolve: nothing }), "https://none.example/")).failure, "not_resolved");
    assert.equal((await send(opened(), "https://hooks.shop.example/")).failure, "not_resolved");
    const refuses = opened({ anyAddress: true });
    const { port } = await trap();
    assert.equal((await send(refuses, `http://127.0.0.1:${port}/`)).failure, "connection_lost");
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
    const address = closed.address();
    await new Promise((resolve) => closed.close(resolve));
    assert.ok(typeof address === "object" && address !== null);
    assert.equal((await send(refuses, `http://127.0.0.1:${address.port}/`)).failure, "not_connected");
  });
});

describe("an answer", () => {
  it("that does not come in time is a failure", async () => {
    const target = await receiver();
    target.answer(() => {});
    const hasty = opened({ anyAddress: true, patienceMs: 50 });
    const { failure, status } = await send(hasty, target.url);
    assert.deepEqual([failure, status], ["timed_out", null]);
  });

  it("that began in time counts, however slowly the rest of it comes", async () => {
    const target = await receiver();
    target.answer((response) => response.writeHead(200).write("and then"));
    const hasty = opened({ anyAddress: true, patienceMs: 200 });
    const { failure, status, answer } = await send(hasty, target.url);
    assert.deepEqual([failure, status, answer], [null, 200, "and then"]);
  });

  it("is kept to its first KiB, as text that the database can hold", async () => {
    const target = await receiver();
    target.answer((response) => response.end(`\0${"é".repeat(5000)}`));
    const { answer } = await send(opened({ anyAddress: true }), target.url);
    assert.equal(answer, "é".repeat(511));
  });

  it("of a kept connection that the target has closed is asked for again on a new one", async () => {
    const target = await receiver();
    let first = true;
    target.answer((response) => {
      response.end("ok");
      if (first) response.on("finish", () => response.socket?.destroy());
      first = false;
    });
    const post = opened({ anyAddress: true });
    await send(post, target.url);
    assert.equal((await send(post, target.url)).status, 200);
  });
});
