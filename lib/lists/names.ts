import type { z } from "zod";
import type { Delivery } from "#contract/delivery.ts";
import type { Discount } from "#contract/discount.ts";
import type { StoreEvent } from "#contract/event.ts";
import type { License } from "#contract/license.ts";
import type { ListedProduct } from "#contract/product.ts";
import type { ListedSale } from "#contract/sale.ts";
import type { AuditRow } from "../audit/row.ts";
import { type ActivationFilters, type ActivationRow, activationFilters } from "./activations.ts";
import { type AttemptFilters, type AttemptRow, attemptFilters } from "./attempts.ts";
import { type AuditFilters, auditFilters } from "./audit.ts";
import { type CustomerFilters, type CustomerRow, customerFilters } from "./customers.ts";
import { type DeliveryFilters, deliveryFilters } from "./deliveries.ts";
import { type DiscountFilters, discountFilters } from "./discounts.ts";
import { type EventFilters, eventFilters } from "./events.ts";
import { type InvitationFilters, invitationFilters, type ListedInvitation } from "./invitations.ts";
import { type LicenseFilters, licenseFilters } from "./licenses.ts";
import { type ProductFilters, productFilters } from "./products.ts";
import { type ListedPulse, type PulseFilters, pulseFilters } from "./pulses.ts";
import { type SaleFilters, saleFilters } from "./sales.ts";

export interface ListFilters {
  products: ProductFilters;
  sales: SaleFilters;
  discounts: DiscountFilters;
  licenses: LicenseFilters;
  activations: ActivationFilters;
  attempts: AttemptFilters;
  pulses: PulseFilters;
  customers: CustomerFilters;
  events: EventFilters;
  deliveries: DeliveryFilters;
  invitations: InvitationFilters;
  audit: AuditFilters;
}

export type ListName = keyof ListFilters;

/** What the store answers; the audit log is the dashboard's own. */
export type StoreListName = Exclude<ListName, "audit">;

/** Every list, and how an address is read as its filters. */
export const lists: { [Name in ListName]: z.ZodType<ListFilters[Name]> } = {
  products: productFilters,
  sales: saleFilters,
  discounts: discountFilters,
  licenses: licenseFilters,
  activations: activationFilters,
  attempts: attemptFilters,
  pulses: pulseFilters,
  customers: customerFilters,
  events: eventFilters,
  deliveries: deliveryFilters,
  invitations: invitationFilters,
  audit: auditFilters,
};

export interface ListRows {
  products: ListedProduct;
  sales: ListedSale;
  discounts: Discount;
  licenses: License;
  activations: ActivationRow;
  attempts: AttemptRow;
  pulses: ListedPulse;
  customers: CustomerRow;
  events: StoreEvent;
  deliveries: Delivery;
  invitations: ListedInvitation;
  audit: AuditRow;
}

export function isList(word: string): word is ListName {
  return Object.hasOwn(lists, word);
}
