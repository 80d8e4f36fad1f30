import { Card } from "#components/ui/card.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { messages } from "#lib/reader/server.ts";
import { InviteForm } from "./invite-form.tsx";
import { OpenInvitation, type ShownInvitation } from "./open-invitation.tsx";
import { PersonRow } from "./person-row.tsx";
import type { ShownPerson } from "./shown-person.ts";

interface StaffPageProps {
  people: readonly ShownPerson[];
  invitations: readonly ShownInvitation[];
}

export async function StaffPage({ people, invitations }: StaffPageProps) {
  const { staff: words } = await messages();
  return (
    <PageBody width="detail">
      <PageHeader about={words.about} title={words.title} />
      <div className="flex flex-col gap-6">
        <Card flush title={words.here}>
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
        </Card>
        <Card title={words.invite}>
          <InviteForm />
        </Card>
        <Card flush={invitations.length > 0} title={words.open}>
          {invitations.length === 0 ? (
            <p className="text-quiet">{words.noneOpen}</p>
          ) : (
            <ul className="divide-y divide-line">
              {invitations.map((invitation) => (
                <OpenInvitation invitation={invitation} key={invitation.id} />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </PageBody>
  );
}
