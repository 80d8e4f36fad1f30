import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { test } from "node:test";
import { overHttp } from "./over-http.ts";

test("a store whose address has a path is asked below it, and nowhere else on its host", async (t) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  t.after(() => server.close());
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  for (const path of ["", "/", "/shop/api", "/shop/api/"]) {
    const subject = overHttp({ url: `http://127.0.0.1:${port}${path}`, key: () => "sk_test" });
    await subject.send("GET", "/v1/sales?per_page=1");
  }
  const [plain, below] = ["/v1/sales?per_page=1", "/shop/api/v1/sales?per_page=1"];
  assert.deepEqual(asked, [plain, plain, below, below]);
});
