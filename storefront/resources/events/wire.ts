import type { StoreEvent } from "#contract/event.ts";
import { orNull, withMicroseconds } from "#contract/timestamps.ts";
import { maskLicenseKey } from "#domain/license-key.ts";
import type { EventDelivery, EventRow } from "./queries.ts";

export function toEvent(row: EventRow): StoreEvent {
  const { license, license_key: key } = row;
  // By which number the discount and the pulse are kept is nobody's business: they are told beside it.
  const { discount_id: _discount, pulse_id: _pulse, ...data } = row.data;
  return {
    id: row.public_id,
    name: row.name,
    occurred_at: withMicroseconds(row.created_at),
    sale: row.sale === null ? null : { id: row.sale },
    license: license === null || key === null ? null : { id: license, key, masked_key: maskLicenseKey(key) },
    customer: row.customer,
    product: row.product,
    discount: row.discount,
    pulse: row.pulse,
    data,
    deliveries: row.deliveries.map(toDelivery),
  };
}

function toDelivery({ delivered_at: at, ...delivery }: EventDelivery) {
  return { ...delivery, delivered_at: orNull(at === null ? null : new Date(at), withMicroseconds) };
}
