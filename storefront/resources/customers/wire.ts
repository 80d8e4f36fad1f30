import type { Customer } from "#contract/customer.ts";
import { withMicroseconds } from "#contract/timestamps.ts";
import type { Store } from "../../store.ts";
import type { CustomerRow } from "./queries.ts";

export function toCustomer(row: CustomerRow, store: Store): Customer {
  const { phone_number: number, phone_country_code: country } = row;
  return {
    id: row.public_id,
    name: `${row.first_name} ${row.last_name}`.trim(),
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    avatar_url: row.avatar_url,
    phone: number === null ? null : { number, country_code: country },
    store: { id: store.publicId, name: store.name },
    created_at: withMicroseconds(row.created_at),
    updated_at: withMicroseconds(row.updated_at),
  };
}
