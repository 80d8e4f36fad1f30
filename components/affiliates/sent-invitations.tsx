import { readFirstPage, type SearchParams } from "#components/data-list/read-first-page.ts";
import { messages } from "#lib/reader/server.ts";
import { InvitationList } from "./invitation-list.tsx";

/** Whom the store invited, where it tells its owner. */
export async function SentInvitations({ searchParams }: { searchParams: SearchParams }) {
  const first = await readFirstPage("invitations", searchParams);
  if (!first.answer.ok && first.answer.problem.kind === "not_offered") return null;
  const { affiliates: words } = await messages();
  return (
    <div className="mt-8">
      <h2 className="mb-2 font-medium text-md">{words.invitations}</h2>
      <InvitationList first={first} />
    </div>
  );
}
