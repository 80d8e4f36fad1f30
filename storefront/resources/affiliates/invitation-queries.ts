import type { InvitationStatus, InvitationsQuery } from "#contract/affiliate.ts";
import { keysetPage, type Page, type PageRequest } from "../../db/keyset.ts";
import type { Db } from "../../db/pool.ts";
import { row, type Sql, sql } from "../../db/statement.ts";

export interface ListedInvitation {
  id: number;
  public_id: string;
  email: string;
  status: InvitationStatus;
  expires_at: Date;
  created_at: Date;
}

const columns = sql`page.id, page.public_id, page.email, page.status, page.expires_at, page.created_at`;

/** Index: affiliate_invitations_newest, with a status affiliate_invitations_of_status. */
export function invitationPage(
  db: Db,
  storeId: number,
  { status }: InvitationsQuery,
  request: PageRequest,
  now: Date,
): Promise<Page<ListedInvitation>> {
  const branches = status ? { branches: branchesOf(status, storeId, now) } : {};
  return keysetPage<ListedInvitation & Record<string, unknown>>(
    db,
    { list: "invitations", table: "affiliate_invitations", storeId, filters: [], ...branches, columns },
    request,
  );
}

/** domain/invitation.ts in SQL, by walks that pass over few: what the clock has not written down is few. */
function branchesOf(status: InvitationStatus, storeId: number, now: Date): Sql[] {
  if (status === "pending") return [sql`row.status = 'pending' AND row.expires_at > ${now}`];
  if (status !== "expired") return [sql`row.status = ${status}`];
  return [sql`row.status = 'expired'`, sql`row.id = ANY(${unnoticed(storeId, now)})`];
}

function unnoticed(storeId: number, now: Date): Sql {
  return sql`ARRAY(SELECT late.id FROM affiliate_invitations late
    WHERE late.store_id = ${storeId} AND late.status = 'pending' AND late.expires_at <= ${now})`;
}

/** Nobody else answers or cancels it until this transaction ends. */
export function lockInvitation(
  db: Db,
  storeId: number,
  publicId: string,
): Promise<ListedInvitation | undefined> {
  return row<ListedInvitation & Record<string, unknown>>(
    db,
    sql`SELECT ${columns} FROM affiliate_invitations page
        WHERE page.store_id = ${storeId} AND page.public_id = ${publicId} FOR UPDATE`,
  );
}
