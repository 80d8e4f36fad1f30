import { pageOf } from "#lib/storefront/answers.ts";
import { offers } from "#lib/storefront/offers.ts";
import { managePath } from "#lib/storefront/path.ts";
import { type InvitationFilters, type ListedInvitation, listedInvitationSchema } from "../invitations.ts";
import { type ListReader, notOffered, withoutList } from "./list.ts";

export const invitationsReader: ListReader<InvitationFilters, ListedInvitation> = async (client, asked) => {
  const { filters, perPage, cursor, priority } = asked;
  if (!(await offers(client, "affiliate_invitations", priority))) return notOffered(client);
  const address = managePath(["affiliates", "invitations"], { ...filters, per_page: perPage, cursor });
  return withoutList(pageOf(await client.read(address, { priority }), client.host, listedInvitationSchema));
};
