import type { Tx } from "../db/transaction.ts";
import { copyRows, type Row } from "./copy.ts";
import { reserveIds } from "./ids.ts";

/** Rows waiting to be copied, in the order in which the tables need each other. */
export interface Batch {
  customers: Row[];
  sales: Row[];
  payments: Row[];
  /** Their ids are given out when they are copied; until then a license is its place in this list. */
  licenses: ((id: number) => Row)[];
  activations: { license: number; row: (licenseId: number) => Row }[];
  removals: { license: number; at: Date; row: (licenseId: number) => Row }[];
  attempts: { license: number | null; row: (licenseId: number | null) => Row }[];
  events: { license: number | null; row: (licenseId: number | null) => Row }[];
}

export function emptyBatch(): Batch {
  return {
    customers: [],
    sales: [],
    payments: [],
    licenses: [],
    activations: [],
    removals: [],
    attempts: [],
    events: [],
  };
}

const columns = (text: string) => text.split(" ");

export const CUSTOMER_COLUMNS = columns(
  "store_id id public_id email first_name last_name phone_number phone_country_code created_at updated_at",
);
export const SALE_COLUMNS = columns(
  "store_id id public_id customer_id product_id status currency original_amount discount_amount amount discount_id channel campaign_id custom_fields custom_metadata shipping ip_address user_agent country device_type locale rating rating_comment rated_at download_total download_last_at created_at awaiting_payment_at completed_at failed_at abandoned_at settled_at refunded_at updated_at",
);
export const PAYMENT_COLUMNS = columns(
  "store_id sale_id transaction_id gateway method status amount currency exchange_rate fee failure_error created_at updated_at",
);
export const LICENSE_COLUMNS = columns(
  "store_id id public_id sale_id customer_id product_id license_key max_activations activation_count activated_at expires_at revoked_at revoked_by revocation_reason expiry_noticed_at nearing_expiry_noticed_at metadata created_at updated_at",
);
const ACTIVATION_COLUMNS = columns("store_id license_id device_identifier ip_address user_agent created_at");
const ATTEMPT_COLUMNS = columns(
  "store_id license_id customer_id license_key outcome code device_identifier ip_address user_agent created_at",
);
const EVENT_COLUMNS = columns("store_id license_id public_id name sale_id created_at");

export async function copyBatch(tx: Tx, storeId: number, batch: Batch) {
  await copyRows(tx, "customers", CUSTOMER_COLUMNS, batch.customers);
  await copyRows(tx, "sales", SALE_COLUMNS, batch.sales);
  await copyRows(tx, "payments", PAYMENT_COLUMNS, batch.payments);
  const first = batch.licenses.length === 0 ? 0 : await reserveIds(tx, "licenses", batch.licenses.length);
  const idOf = (place: number | null) => (place === null ? null : first + place);
  const licenses = batch.licenses.map((row, place) => row(first + place));
  await copyRows(tx, "licenses", LICENSE_COLUMNS, licenses);
  const activations = batch.activations.map(({ license, row }) => row(first + license));
  await copyRows(tx, "activations", ACTIVATION_COLUMNS, activations);
  await copyRemoved(tx, storeId, first, batch);
  const attempts = batch.attempts.map(({ license, row }) => row(idOf(license)));
  await copyRows(tx, "activation_attempts", ATTEMPT_COLUMNS, attempts);
  const events = batch.events.map(({ license, row }) => row(idOf(license)));
  await copyRows(tx, "events", EVENT_COLUMNS, events);
}

async function copyRemoved(tx: Tx, storeId: number, firstLicense: number, { removals }: Batch) {
  if (removals.length === 0) return;
  const first = await reserveIds(tx, "activations", removals.length);
  const rows = removals.map(
    ({ license, row }, place): Row => [first + place, ...row(firstLicense + license)],
  );
  await copyRows(tx, "activations", ["id", ...ACTIVATION_COLUMNS], rows);
  const records = removals.map(
    ({ at }, place): Row => [storeId, first + place, at, "owner", "Customer sold the device"],
  );
  await copyRows(
    tx,
    "activation_removals",
    columns("store_id activation_id removed_at removed_by reason"),
    records,
  );
}
