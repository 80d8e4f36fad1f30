import "server-only";
import type { License } from "#contract/license.ts";
import type { Answer } from "../answer.ts";
import { type Bought, boughtWith } from "../licenses/bought.ts";
import { revokedHere } from "../licenses/revoked-here.ts";
import { deviceViews, type LicenseView, recordsOf } from "../licenses/view.ts";
import { readList } from "../lists/server.ts";
import { staffDatabase } from "../staff/database.ts";
import type { Priority } from "../storefront/budget.ts";
import { readLicense } from "./licenses.ts";
import { storeOffers } from "./store.ts";

/** The license stands even where its history or its attempts cannot be read; a page says what is missing. */
export async function readLicenseView(
  key: string,
  priority: Priority = "click",
): Promise<Answer<LicenseView>> {
  const [license, freesSlots, activations, attempts] = await Promise.all([
    readLicense(key, priority),
    storeOffers("activation_removal"),
    readList("activations", { license_key: key }, null, priority),
    readList("attempts", { license_key: key }, null, priority, 1),
  ]);
  if (!license.ok) return license;
  const problems = [activations, attempts].flatMap((answer) => (answer.ok ? [] : [answer.problem]));
  const view: LicenseView = {
    license: license.data,
    lastAttempt: attempts.ok ? (attempts.data.rows[0] ?? null) : null,
    devices: activations.ok ? deviceViews(activations.data.rows) : null,
    freesSlots,
    records: activations.ok ? recordsOf(activations.data, license.data) : license.data.activation_count,
    revokedBy: license.data.revoked_at ? await colleague(license.data.license_key) : null,
    problem: problems.find(({ kind }) => kind !== "not_offered" && kind !== "not_found") ?? null,
  };
  return { ok: true, data: view, waiting: license.waiting };
}

/** The dashboard's own log is no reason not to show the store's license. */
async function colleague(key: string): Promise<string | null> {
  try {
    return await revokedHere(await staffDatabase(), key);
  } catch {
    return null;
  }
}

/** The purchase behind a license. One page of its buyer's sales, asked for when the rest of the page is there. */
export async function readBought(license: License): Promise<Answer<Bought>> {
  const customer_id = license.customer?.id ?? String(license.customer_id);
  const sales = await readList("sales", { customer_id }, null, "click", 100);
  return sales.ok ? { ...sales, data: boughtWith(license, sales.data) } : sales;
}
