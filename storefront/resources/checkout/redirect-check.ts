import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

const PATIENCE_MS = 1_000;

/** Asks the resolver whether the host exists. One that gives no answer in time gets the benefit of the doubt. */
export async function hostExists(url: string): Promise<boolean> {
  const host = URL.parse(url)?.hostname.replace(/^\[|\]$/g, "") ?? "";
  if (isIP(host) !== 0) return true;
  const late = new Promise<boolean>((resolve) => {
    setTimeout(resolve, PATIENCE_MS, true).unref();
  });
  return Promise.race([resolves(host), late]);
}

async function resolves(host: string): Promise<boolean> {
  try {
    await lookup(host);
    return true;
  } catch (error) {
    const unknown = error instanceof Error && "code" in error && error.code === "ENOTFOUND";
    return !unknown;
  }
}
