import { randomBytes } from "node:crypto";
import type { CheckoutFields } from "#contract/checkout.ts";
import { canonicalEmail } from "#domain/email.ts";
import { PUBLIC_ID_BYTES, publicId } from "#domain/public-id.ts";
import { row, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";

/** The address is the customer. Whoever is known stays as known: staff may have corrected the name or the phone. */
export async function customerOf(
  tx: Tx,
  storeId: number,
  fields: Pick<CheckoutFields, "email" | "first_name" | "last_name" | "phone">,
  now: Date,
): Promise<number> {
  const email = canonicalEmail(fields.email);
  const known = await findCustomer(tx, storeId, email);
  if (known) return known.id;
  const made = await row<{ id: number }>(
    tx,
    sql`INSERT INTO customers (store_id, public_id, email, first_name, last_name, phone_number, phone_country_code,
                               created_at, updated_at)
        VALUES (${storeId}, ${publicId("customer", randomBytes(PUBLIC_ID_BYTES))}, ${email}, ${fields.first_name},
                ${fields.last_name}, ${fields.phone.number}, ${fields.phone.country_code}, ${now}, ${now})
        ON CONFLICT (store_id, email) DO NOTHING RETURNING id`,
  );
  const customer = made ?? (await findCustomer(tx, storeId, email));
  if (!customer) throw new Error("A customer is neither new nor known.");
  return customer.id;
}

function findCustomer(tx: Tx, storeId: number, email: string): Promise<{ id: number } | undefined> {
  return row<{ id: number }>(
    tx,
    sql`SELECT id FROM customers WHERE store_id = ${storeId} AND email = ${email}`,
  );
}
