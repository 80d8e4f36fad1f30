import type { AffiliateStatus, InvitationStatus } from "#contract/affiliate.ts";
import type { DiscountStatus } from "#contract/discount.ts";
import type { LicenseStatus } from "#contract/license.ts";
import type { PaymentStatus, SaleStatus } from "#contract/sale.ts";

type Words<Status extends string> = Record<Status, string>;

const license: Words<LicenseStatus> = {
  pending_activation: "Pending",
  active: "Active",
  expired: "Expired",
  revoked: "Revoked",
};

const sale: Words<SaleStatus> = {
  awaiting_payment: "Awaiting payment",
  completed: "Completed",
  failed: "Failed",
  abandoned: "Abandoned",
  settled: "Settled",
};

const payment: Words<PaymentStatus> = {
  initiated: "Begun",
  pending: "Pending",
  cancelled: "Cancelled",
  failed: "Failed",
  success: "Paid",
};

const discount: Words<DiscountStatus> = { active: "Active", expired: "Ended" };

const affiliate: Words<AffiliateStatus> = { active: "Active", inactive: "Inactive", suspended: "Suspended" };

const invitation: Words<InvitationStatus> = {
  pending: "Waiting",
  accepted: "Accepted",
  expired: "Expired",
  cancelled: "Cancelled",
};

export const statuses = { license, sale, payment, discount, affiliate, invitation, refunded: "Refunded" };
