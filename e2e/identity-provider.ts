import { createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { freePort } from "./running-store.ts";

/** An OpenID provider that lets everybody in as whoever `claims` says. */
export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  claims: Record<string, unknown>;
  stop(): void;
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

export async function runIdentityProvider(): Promise<IdentityProvider> {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const nonces = new Map<string, string>();
  const clientId = "vitrine";
  const provider = { issuer, clientId, clientSecret: "kept between the two", claims: {}, stop: () => {} };

  function idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const body = { iss: issuer, aud: clientId, sub: "1", iat: now, exp: now + 60, nonce, ...provider.claims };
    const signed = `${base64({ alg: "RS256", kid: "1" })}.${base64(body)}`;
    return `${signed}.${createSign("RSA-SHA256").update(signed).sign(privateKey, "base64url")}`;
  }

  const answers: Record<string, (asked: URLSearchParams) => unknown> = {
    "/.well-known/openid-configuration": () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }),
    "/keys": () => ({
      keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1", use: "sig", alg: "RS256" }],
    }),
    "/token": (asked) => ({
      access_token: "unused",
      token_type: "Bearer",
      id_token: idToken(nonces.get(asked.get("code") ?? "") ?? ""),
    }),
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", issuer);
    if (pathname === "/authorize") {
      const code = randomBytes(8).toString("hex");
      nonces.set(code, searchParams.get("nonce") ?? "");
      const back = new URL(searchParams.get("redirect_uri") ?? issuer);
      back.searchParams.set("code", code);
      back.searchParams.set("state", searchParams.get("state") ?? "");
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    const answer = answers[pathname]?.(new URLSearchParams(await bodyOf(request)));
    response.writeHead(answer ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? {}));
  }).listen(Number(new URL(issuer).port), "127.0.0.1");
  await once(server, "listening");
  provider.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return provider;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += part;
  return body;
}
