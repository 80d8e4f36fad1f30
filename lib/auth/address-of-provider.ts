import { z } from "zod";

const token = z.object({ csrfToken: z.string() });
const address = z.object({ url: z.url() });

/** Where to go to be let in by the provider: next-auth tells it to who shows the token that only this page can read. */
export async function addressOfProvider(from: string): Promise<string> {
  const csrf = await fetch("/api/auth/csrf");
  const { csrfToken } = token.parse(await csrf.json());
  const begun = await fetch("/api/auth/signin/oidc", {
    method: "POST",
    body: new URLSearchParams({ csrfToken, callbackUrl: from, json: "true" }),
  });
  return address.parse(await begun.json()).url;
}
