"use client";

import type { AffiliateStatus, InvitationStatus } from "#contract/affiliate.ts";
import type { DiscountStatus } from "#contract/discount.ts";
import type { LicenseStatus } from "#contract/license.ts";
import type { PaymentStatus, SaleStatus } from "#contract/sale.ts";
import { marks } from "#domain/marks.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { StatusBadge } from "./status-badge.tsx";

type Look = { look?: "row" | "badge" };

export function LicenseState({ status, ...look }: { status: LicenseStatus } & Look) {
  const { statuses } = useMessages();
  return (
    <StatusBadge mark={marks.license[status]} {...look}>
      {statuses.license[status]}
    </StatusBadge>
  );
}

/** The money's way back hides what the sale was before, as it does for the buyer. */
export function SaleState(props: { status: SaleStatus; refunded?: boolean } & Look) {
  const { status, refunded = false, ...look } = props;
  const { statuses } = useMessages();
  return (
    <StatusBadge mark={refunded ? marks.refunded : marks.sale[status]} {...look}>
      {refunded ? statuses.refunded : statuses.sale[status]}
    </StatusBadge>
  );
}

export function PaymentState({ status, ...look }: { status: PaymentStatus } & Look) {
  const { statuses } = useMessages();
  return (
    <StatusBadge mark={marks.payment[status]} {...look}>
      {statuses.payment[status]}
    </StatusBadge>
  );
}

export function DiscountState({ status, ...look }: { status: DiscountStatus } & Look) {
  const { statuses } = useMessages();
  return (
    <StatusBadge mark={marks.discount[status]} {...look}>
      {statuses.discount[status]}
    </StatusBadge>
  );
}

export function AffiliateState({ status, ...look }: { status: AffiliateStatus } & Look) {
  const { statuses } = useMessages();
  return (
    <StatusBadge mark={marks.affiliate[status]} {...look}>
      {statuses.affiliate[status]}
    </StatusBadge>
  );
}

export function InvitationState({ status, ...look }: { status: InvitationStatus } & Look) {
  const { statuses } = useMessages();
  return (
    <StatusBadge mark={marks.affiliateInvitation[status]} {...look}>
      {statuses.invitation[status]}
    </StatusBadge>
  );
}
