import type { Pool } from "#storefront/db/pool.ts";
import { type SeedProgress, seedDemoStore } from "#storefront/demo/seed.ts";
import { listStores } from "#storefront/resources/store/list.ts";
import { Refusal } from "../refusal.ts";
import { readOptions } from "./words.ts";

const LARGEST = 10_000_000;

export async function seed(pool: Pool, words: string[]) {
  const options = readOptions(words, ["sales", "seed", "store"]);
  const sales = options.sales === undefined ? undefined : Number(options.sales.replaceAll(/[_,]/g, ""));
  if (sales !== undefined && !(Number.isInteger(sales) && sales >= 1 && sales <= LARGEST))
    throw new Refusal(`--sales must be a whole number from 1 to ${LARGEST.toLocaleString("en")}.`);
  const slug = options.store ?? "atelier-lumen";
  if ((await listStores(pool)).some((store) => store.slug === slug))
    throw new Refusal(`There already is a store "${slug}". Name another one with --store.`);

  const begin = Date.now();
  const bar = progressBar(begin);
  await seedDemoStore(pool, {
    slug,
    today: new Date(),
    ...(sales !== undefined && { sales }),
    ...(options.seed !== undefined && { seed: options.seed }),
    onProgress: bar,
  });
  console.log(`\nThe store ${slug} is told, in ${((Date.now() - begin) / 1000).toFixed(1)} s.`);
}

/** A line that fills up in a terminal, and one line every tenth where there is none. */
function progressBar(begin: number): (progress: SeedProgress) => void {
  let tenth = 0;
  return ({ done, total }) => {
    const share = done / total;
    const elapsed = Math.round((Date.now() - begin) / 1000);
    const text = `${done.toLocaleString("en")} of ${total.toLocaleString("en")} sales, ${elapsed} s`;
    if (process.stdout.isTTY) {
      const full = Math.round(share * 30);
      process.stdout.write(`\r\u001b[K[${"█".repeat(full)}${"·".repeat(30 - full)}] ${text}`);
    } else if (Math.floor(share * 10) > tenth) {
      tenth = Math.floor(share * 10);
      console.log(text);
    }
  };
}
