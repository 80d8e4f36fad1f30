import { createHmac } from "node:crypto";

export interface Secrets {
  secret: string;
  previous: string | null;
  previousUntil: Date | null;
}

export interface Signed {
  id: string;
  body: string;
  at: Date;
}

const PREFIX = "whsec_";

/** Newest first; the one before it too, until everybody has had the time to take up the new one. */
function validSecrets({ secret, previous, previousUntil }: Secrets, at: Date): [string, ...string[]] {
  return previous !== null && previousUntil !== null && previousUntil > at ? [secret, previous] : [secret];
}

/** What proves that a delivery is ours: the three headers of the Standard Webhooks, and the simple one. */
export function signatureHeaders(
  { id, body, at }: Signed,
  secrets: Secrets,
  simpleName: string,
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const valid = validSecrets(secrets, at);
  const signatures = valid.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  // One value fits in it, so whoever compares this one moves to the new secret when the old one's time ends.
  const simple = createHmac("sha256", valid.at(-1) ?? secrets.secret)
    .update(body)
    .digest("hex");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
    [simpleName]: `sha256=${simple}`,
  };
}
