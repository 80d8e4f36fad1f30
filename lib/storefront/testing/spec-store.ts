import { licenseExample } from "#contract/examples/license.ts";
import { productExample } from "#contract/examples/product.ts";
import { listedSaleExample } from "#contract/examples/sale.ts";
import { storeExample } from "#contract/examples/store.ts";
import { type Behaviour, type Seen, type StandIn, storeStandIn } from "./store-stand-in.ts";

export const ok = (data: unknown, more: object = {}): Behaviour => ({
  json: { message: "success", data, errors: [], ...more },
});

export const no = (status: number, code?: string): Behaviour => ({
  status,
  json: { message: "", data: [], errors: [], ...(code ? { code } : {}) },
});

const end = { next_cursor: null, prev_cursor: null, has_more: false };

export const listed = (rows: unknown[], pagination: object = end) => ok({ data: rows, pagination });
export const listedBeside = (rows: unknown[], pagination: object = end) => ok(rows, { pagination });

/** A sale as a store tells it that knows nothing beyond the specification. */
export function plainSale(id: string, customer: { id: string; email: string; name: string }) {
  const { channel, created_at, completed_at, refunded_at, ...plain } = {
    refunded_at: null,
    ...listedSaleExample,
  };
  return { ...plain, id, customer };
}

type Answering = (path: string, seen: Seen) => Behaviour | undefined;

/** A store of the fifteen common endpoints and nothing else, with a few things of its own in it. */
export function specStore(own: Answering = () => undefined, capabilities: string[] = []): Promise<StandIn> {
  return storeStandIn((seen) => {
    const [where = ""] = seen.path.split("?");
    return own(where, seen) ?? common(where, capabilities) ?? no(404);
  });
}

function common(where: string, capabilities: string[]): Behaviour | undefined {
  switch (where) {
    case "/v1/store":
      return ok({ ...storeExample, capabilities });
    case "/v1/products":
      return listed([productExample]);
    case "/v1/sales":
      return listedBeside([]);
    case "/v1/discounts":
    case "/v1/pulses":
    case "/v1/licenses":
      return listed([]);
    case `/v1/licenses/${licenseExample.license_key}`:
      return ok(licenseExample);
  }
}
