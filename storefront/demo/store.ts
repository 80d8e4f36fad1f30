import type { Tx } from "../db/transaction.ts";
import { DAY, later } from "./calendar.ts";
import { demoId } from "./ids.ts";
import type { Random } from "./random.ts";

export interface DemoStore {
  id: number;
  currency: string;
  url: string;
  rates: readonly { currency: string; rate: number }[];
}

const URL = "https://atelier-lumen.example";

const rates = [
  { currency: "EUR", rate: 0.92 },
  { currency: "GBP", rate: 0.79 },
  { currency: "XOF", rate: 603.5 },
  { currency: "JPY", rate: 149.25 },
  { currency: "KWD", rate: 0.307 },
];

export async function insertDemoStore(tx: Tx, random: Random, slug: string, today: Date): Promise<DemoStore> {
  const opened = later(today, -900 * DAY);
  const { rows } = await tx.query<{ id: number }>(
    `INSERT INTO stores (public_id, slug, name, description, url, currency, locale, time_zone, is_demo,
                         social_links, created_at, updated_at)
     VALUES ($1, $2, 'Atelier Lumen', 'Tools, courses and small pleasures for people who make things.',
             $4, 'USD', 'en-US', 'Europe/Paris', true,
             '{"instagram": "https://instagram.com/atelierlumen", "youtube": "https://youtube.com/@atelierlumen"}',
             $3, $3)
     RETURNING id`,
    [demoId(random, "store"), slug, opened, URL],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("The demo store was not made.");
  for (const { currency, rate } of rates) {
    await tx.query(
      "INSERT INTO exchange_rates (store_id, currency, rate, updated_at) VALUES ($1, $2, $3, $4)",
      [id, currency, rate, today],
    );
  }
  return { id, currency: "USD", url: URL, rates };
}
