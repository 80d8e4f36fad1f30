import { randomBytes } from "node:crypto";
import { activated, type ValidityUnit } from "#domain/license-activation.ts";
import { LICENSE_KEY_BYTES, licenseKey } from "#domain/license-key.ts";
import { PUBLIC_ID_BYTES, publicId } from "#domain/public-id.ts";
import type { Db } from "../../db/pool.ts";
import { row, rows, sql } from "../../db/statement.ts";
import { recordEvent } from "../../events/record.ts";

export interface LicensedSale {
  storeId: number;
  saleId: number;
  customerId: number;
  productId: number;
  customMetadata: Record<string, unknown> | null;
}

interface LicensedProduct {
  id: number;
  max_activations: number;
  validity_amount: number | null;
  validity_unit: ValidityUnit | null;
  needs_no_activation: boolean;
}

export interface IssuedLicense {
  id: number;
  licenseKey: string;
}

/** A new key for the sale's product, or for each license product in its bundle. */
export async function issueLicenses(tx: Db, sale: LicensedSale, now: Date): Promise<IssuedLicense[]> {
  const issued: IssuedLicense[] = [];
  for (const product of await licensedProducts(tx, sale)) {
    const license = await issue(tx, sale, product, now);
    await recordEvent(tx, {
      storeId: sale.storeId,
      name: "license.issued",
      saleId: sale.saleId,
      licenseId: license.id,
      now,
    });
    issued.push(license);
  }
  return issued;
}

function licensedProducts(tx: Db, { storeId, productId }: LicensedSale): Promise<LicensedProduct[]> {
  return rows<LicensedProduct>(
    tx,
    sql`SELECT p.id, p.max_activations, p.validity_amount, p.validity_unit, p.needs_no_activation
        FROM (SELECT ${productId}::bigint AS id, 0 AS position
              UNION ALL
              SELECT product_id, position FROM bundle_items
              WHERE store_id = ${storeId} AND bundle_id = ${productId}) part
        JOIN products p ON p.store_id = ${storeId} AND p.id = part.id
        WHERE p.type = 'license' ORDER BY part.position`,
  );
}

const TRIES = 5;

/** A key that another license has already is not given out twice: the next one is tried. */
async function issue(
  tx: Db,
  sale: LicensedSale,
  product: LicensedProduct,
  now: Date,
): Promise<IssuedLicense> {
  const { validity_amount: amount, validity_unit: unit } = product;
  const fresh = { activatedAt: null, expiresAt: null, revokedAt: null };
  const validity = amount !== null && unit !== null ? { amount, unit } : null;
  const { activatedAt, expiresAt } = product.needs_no_activation ? activated(fresh, validity, now) : fresh;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const key = licenseKey(randomBytes(LICENSE_KEY_BYTES));
    const inserted = await row<{ id: number }>(
      tx,
      sql`INSERT INTO licenses (store_id, public_id, sale_id, customer_id, product_id, license_key, max_activations,
                                activated_at, expires_at, metadata, created_at, updated_at)
          VALUES (${sale.storeId}, ${publicId("license", randomBytes(PUBLIC_ID_BYTES))}, ${sale.saleId},
                  ${sale.customerId}, ${product.id}, ${key}, ${product.max_activations},
                  ${activatedAt}, ${expiresAt}, ${sale.customMetadata}, ${now}, ${now})
          ON CONFLICT (store_id, license_key) DO NOTHING RETURNING id`,
    );
    if (inserted) return { id: inserted.id, licenseKey: key };
  }
  throw new Error(`No free license key in ${TRIES} tries: the source of randomness is broken.`);
}
