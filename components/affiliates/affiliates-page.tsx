import { Suspense } from "react";
import type { SearchParams } from "#components/data-list/read-first-page.ts";
import { Card } from "#components/ui/card.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { TwoColumns } from "#components/ui/two-columns.tsx";
import { INVITATION_EMAILS_MAX } from "#contract/affiliate.ts";
import { messages } from "#lib/reader/server.ts";
import { InviteCard } from "./invite-card.tsx";
import { LookUpCard } from "./look-up-card.tsx";
import { SentInvitations } from "./sent-invitations.tsx";

interface AffiliatesPageProps {
  mayInvite: boolean;
  searchParams: SearchParams;
}

export async function AffiliatesPage({ mayInvite, searchParams }: AffiliatesPageProps) {
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
      {mayInvite && (
        // Nothing stands in its place meanwhile: a store that does not tell them leaves none.
        <Suspense>
          <SentInvitations searchParams={searchParams} />
        </Suspense>
      )}
    </PageBody>
  );
}
