import { Card } from "#components/ui/card.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { TwoColumns } from "#components/ui/two-columns.tsx";
import { INVITATION_EMAILS_MAX } from "#contract/affiliate.ts";
import { messages } from "#lib/reader/server.ts";
import { InviteCard } from "./invite-card.tsx";
import { LookUpCard } from "./look-up-card.tsx";

export async function AffiliatesPage({ mayInvite }: { mayInvite: boolean }) {
  const { affiliates: words } = await messages();
  return (
    <PageBody width="detail">
      <PageHeader about={words.about} title={words.title} />
      <TwoColumns
        aside={<LookUpCard words={words} />}
        main={
          mayInvite ? (
            <InviteCard batchSize={INVITATION_EMAILS_MAX} />
          ) : (
            <Card title={words.invite}>
              <p className="text-quiet">{words.inviteRole}</p>
            </Card>
          )
        }
      />
    </PageBody>
  );
}
