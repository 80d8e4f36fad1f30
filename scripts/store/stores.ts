import { z } from "zod";
import { isCurrencyCode } from "#contract/codes.ts";
import type { Pool } from "#storefront/db/pool.ts";
import { createStore } from "#storefront/resources/store/create.ts";
import { listStores } from "#storefront/resources/store/list.ts";
import { Refusal } from "../refusal.ts";
import { printTable } from "./table.ts";
import { needed, readOptions } from "./words.ts";

const schema = z.object({
  name: z.string().max(200, "--name may have 200 characters"),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "--slug may have small letters, digits and hyphens between them"),
  url: z.url({ protocol: /^https?$/, error: "--url must be an address with https://" }),
  currency: z.string().refine(isCurrencyCode, "--currency must be an ISO 4217 code, such as EUR"),
  locale: z.string().refine(isLocale, "--locale must be a language tag, such as en-US"),
  timeZone: z.string().refine(isTimeZone, "--time-zone must be a name such as Europe/Paris"),
});

export async function openStore(pool: Pool, words: string[]) {
  const given = readOptions(words, ["name", "slug", "url", "currency", "locale", "time-zone"]);
  const store = schema.safeParse({
    name: needed(given.name, "what the store is called with --name"),
    slug: needed(given.slug, "the store's short name with --slug"),
    url: needed(given.url, "where the store's own site is with --url"),
    currency: given.currency?.toUpperCase() ?? "USD",
    locale: given.locale ?? "en-US",
    timeZone: given["time-zone"] ?? "UTC",
  });
  if (!store.success) throw new Refusal(store.error.issues.map(({ message }) => `${message}.`).join("\n"));
  if (!(await createStore(pool, { ...store.data, now: new Date() })))
    throw new Refusal(`There already is a store "${store.data.slug}". Choose another --slug.`);
  console.log(
    `The store ${store.data.slug} is open. Its first key: npm run store -- keys create --store ${store.data.slug} --name "…"`,
  );
}

export async function showStores(pool: Pool, words: string[]) {
  readOptions(words, []);
  const stores = await listStores(pool);
  printTable(
    ["slug", "name", "currency", "kind"],
    stores.map(({ slug, name, currency, isDemo }) => [slug, name, currency, isDemo ? "demo" : "real"]),
  );
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
