import { z } from "zod";
import { eventNames } from "#contract/triggers.ts";
import type { ListName } from "../lists/names.ts";
import { effectsOf, type News } from "./news.ts";

const [firstName, ...otherNames] = eventNames;
if (firstName === undefined) throw new Error("There are no events.");

const about = z
  .object({ id: z.string() })
  .nullish()
  .transform((thing) => thing?.id ?? null);

/** Of an event only this is read: keys, addresses and names stay on the server. */
const told = z.object({
  name: z.enum([firstName, ...otherNames]),
  sale: about,
  license: about,
  customer: about,
  product: about,
});

/** Undefined for an event that is unknown here, or is none. */
export function newsIn(data: string): News | undefined {
  const read = told.safeParse(parsed(data));
  if (!read.success) return undefined;
  const { name: kind, sale, license, customer, product } = read.data;
  return { kind, sale, license, customer, product };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where the store keeps what a list shows, and what is computed from it. */
const resources: Partial<Record<ListName, readonly string[]>> = {
  sales: ["sales", "metrics"],
  customers: ["customers"],
  licenses: ["licenses"],
  activations: ["licenses"],
  attempts: ["activation-attempts"],
  discounts: ["discounts"],
  pulses: ["pulses"],
  events: ["events"],
  deliveries: ["deliveries"],
};

/** Whether what was read at a path may be another after these news. */
export function staleBy(news: readonly News[]): (path: string) => boolean {
  const lists = new Set(news.flatMap(({ kind }) => Object.keys(effectsOf(kind))));
  const stale = new Set(Object.entries(resources).flatMap(([list, of]) => (lists.has(list) ? of : [])));
  return (path) => stale.has(/^(?:\/manage)?\/v1\/([^/?]+)/.exec(path)?.[1] ?? "");
}
