import type { EventName } from "#contract/triggers.ts";
import type { ListName } from "../lists/names.ts";

/** An event of the store, or what is found out beside them: a sale that awaits its payment. */
export type NewsKind = EventName | "sale.begun";

/** Something that happened in the store, as browsers are told it: what, and the ids of what it is about. */
export interface News {
  kind: NewsKind;
  sale: string | null;
  license: string | null;
  customer: string | null;
  product: string | null;
}

/** What a browser hears besides: whether news come by themselves now. */
export type LiveState = "connecting" | "live" | "looking" | "broken";

/** What an event may do to a list: bring it a row, change one that it has, or either. */
export type Effect = "new" | "changed" | "either";

type Effects = Partial<Record<ListName, Effect>>;

/** What began and ended within a moment is told by its end alone, which may be the first that is told of it. */
const effects: Record<NewsKind, Effects> = {
  "sale.begun": { sales: "new", customers: "new" },
  "successful.sale": { sales: "either", customers: "new" },
  "abandoned.sale": { sales: "either" },
  "failed.sale": { sales: "either" },
  "refunded.sale": { sales: "changed" },
  "license.issued": { licenses: "new" },
  "license.activated": { licenses: "changed", activations: "new", attempts: "new" },
  "license.activation_refused": { attempts: "new" },
  "license.deactivated": { licenses: "changed", activations: "changed" },
  "license.expired": { licenses: "changed" },
  "license.nearing_expiry": {},
  "license.revoked": { licenses: "changed" },
  "discount.exhausted": { discounts: "changed" },
  "pulse.failing": { pulses: "changed" },
};

/** By list, under whatever name: of a list that is unknown nothing is told. */
export function effectsOf(kind: NewsKind): Readonly<Record<string, Effect>> {
  if (kind === "sale.begun") return effects[kind];
  // Whoever listens to it is sent it in the same moment.
  return { ...effects[kind], events: "new", deliveries: "new" };
}
