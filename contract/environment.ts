import ipaddr from "ipaddr.js";
import { z } from "zod";

/** What a program throws when its environment cannot be used; the message is for the person who set it. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a program's settings from its environment once, at its start. Each field's `describe("…")` says what
 * belongs there and becomes the sentence: "PORT must be a port …". Values are never repeated in it, because
 * some of them are secrets. A variable set to nothing counts as not set, as in a copied `.env.example`.
 */
export function parseEnvironment<Schema extends z.ZodObject>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => sentence(schema, issue, given));
  throw new SettingsError([...new Set(sentences)].join("\n"));
}

function sentence(schema: z.ZodObject, issue: z.core.$ZodIssue, given: Environment): string {
  const name = String(issue.path[0] ?? "");
  if (name === "") return issue.message;
  const wanted = description(schema.shape[name]);
  if (wanted === undefined) return `${name} cannot be used: ${issue.message}.`;
  return given[name] === undefined
    ? `${name} is not set and must be ${wanted}.`
    : `${name} must be ${wanted}.`;
}

/** Looks through `optional()` and `default()`, which hide the description of what they wrap. */
function description(field: unknown): string | undefined {
  if (!(field instanceof z.ZodType)) return undefined;
  if (field.description !== undefined) return field.description;
  const wraps = field instanceof z.ZodOptional || field instanceof z.ZodDefault;
  return wraps ? description(field.unwrap()) : undefined;
}

export function portSetting(fallback: number) {
  return z.coerce
    .number()
    .int()
    .min(1)
    .max(65535)
    .default(fallback)
    .describe(`a port from 1 to 65535, such as ${fallback}`);
}

/** Not parsed as a URL: a socket's address (`postgres://user:password@/name?host=/folder`) has no host. */
export function databaseUrlSetting() {
  return z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .describe("a PostgreSQL address, such as postgres://user:password@localhost:5432/name");
}

/** The address by which browsers reach a program, without the slash at its end. */
export function webAddressSetting() {
  return z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/+$/, ""))
    .describe("a web address with http:// or https://, such as https://shop.example.com");
}

/** Where a program is reached from outside: its pages' own links begin at the root. */
export function siteAddressSetting() {
  return webAddressSetting()
    .refine((address) => new URL(address).pathname === "/", "has a path")
    .describe("a web address with http:// or https:// and no path, such as https://shop.example.com");
}

/** The proxies in front of a program, whose word on where a request comes from is believed. */
export function trustedProxiesSetting() {
  return z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ""),
    )
    .refine((entries) => entries.every((entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry)))
    .describe("addresses or ranges of proxies, separated by commas, such as 10.0.0.0/8,127.0.0.1");
}
