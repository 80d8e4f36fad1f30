import pino, { type DestinationStream, type Logger } from "pino";
import { gathered } from "./gathered.ts";

const SECRETS = [
  [/sk_(live|test)_[a-z0-9]{16}_[A-Za-z0-9]+/g, "sk_$1_[secret]"],
  [/whsec_[A-Za-z0-9+/=]+/g, "whsec_[secret]"],
  [/\b[0-9A-Z]{5}(-[0-9A-Z]{5}){3}\b/gi, "[license key]"],
  [/(Bearer|Basic) +[^\s"']+/gi, "$1 [secret]"],
  [/:\/\/[^\s/@:]+:[^\s/@]+@/g, "://[secret]@"],
] as const;

export function withoutSecrets(text: string): string {
  return SECRETS.reduce((clean, [secret, instead]) => clean.replace(secret, instead), text);
}

/** Of an error only what is known to be harmless: a database error carries the values it stumbled over. */
function writtenError(error: unknown) {
  if (!(error instanceof Error)) return withoutSecrets(String(error));
  const { name, message, stack = "" } = error;
  const code = "code" in error ? String(error.code) : undefined;
  const constraint = "constraint" in error ? String(error.constraint) : undefined;
  return { name, message: withoutSecrets(message), code, constraint, stack: withoutSecrets(stack) };
}

/** A line of JSON for each event. A request never waits for the disk or a slow reader. */
export function openLog(level: string, destination: DestinationStream = gathered()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: writtenError },
      redact: {
        paths: [
          "authorization",
          "*.authorization",
          "key",
          "*.key",
          "secret",
          "*.secret",
          "password",
          "*.password",
        ],
        censor: "[secret]",
      },
    },
    destination,
  );
}
