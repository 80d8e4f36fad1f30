"use client";

import { useMemo, useState } from "react";
import { choicesOf } from "#components/data-list/choices.ts";
import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { Moment } from "#components/ui/moment.tsx";
import { InvitationState } from "#components/ui/status.tsx";
import type { InvitationFilters, ListedInvitation } from "#lib/lists/invitations.ts";
import { CancelButton } from "./cancel-button.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";

const waits = ({ status }: ListedInvitation) => status === "pending";

/** One that was answered or taken back does not run out. */
const hasAnEnd = { pending: true, expired: true, accepted: false, cancelled: false };

const invitationListOf =
  (onCancel: (invitation: ListedInvitation) => void): Declare<ListedInvitation, keyof InvitationFilters> =>
  ({ affiliates: words, lists, statuses }) => ({
    name: words.invitations,
    href: () => null,
    spoken: ({ email, status }) => [email, statuses.invitation[status]].join(", "),
    filters: [
      {
        kind: "choice",
        field: "status",
        label: lists.columns.status,
        choices: choicesOf(statuses.invitation),
      },
    ],
    columns: [
      {
        name: words.email,
        width: "grow",
        card: "head",
        cell: ({ email }) => <span title={email}>{email}</span>,
      },
      {
        name: lists.columns.status,
        width: "medium",
        card: "body",
        cell: ({ status }) => <InvitationState status={status} />,
      },
      {
        name: words.invitedAt,
        width: "medium",
        card: "foot",
        named: true,
        cell: ({ created_at }) => <Moment at={created_at} />,
      },
      {
        name: words.expiresAt,
        width: "medium",
        card: "foot-end",
        named: true,
        cell: ({ status, expires_at }) => hasAnEnd[status] && <Moment at={expires_at} form="day" />,
      },
      {
        name: words.act,
        width: "short",
        card: "act",
        cell: (invitation) =>
          waits(invitation) && <CancelButton email={invitation.email} onPress={() => onCancel(invitation)} />,
      },
    ],
    unsettled: (invitation) => (waits(invitation) ? new Date(invitation.expires_at) : null),
    empty: words.noInvitations,
  });

export function InvitationList({ first }: { first: FirstPage<ListedInvitation> }) {
  const [cancelling, setCancelling] = useState<ListedInvitation | null>(null);
  const declare = useMemo(() => invitationListOf(setCancelling), []);
  return (
    <>
      <DataList declare={declare} first={first} />
      {cancelling && <CancelDialog invitation={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}
