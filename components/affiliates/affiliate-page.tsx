import { Remember } from "#components/palette/remember.tsx";
import { Card } from "#components/ui/card.tsx";
import { Copyable } from "#components/ui/copyable.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { AffiliateState } from "#components/ui/status.tsx";
import { TwoColumns } from "#components/ui/two-columns.tsx";
import { UnreadPage } from "#components/ui/unread-page.tsx";
import { messages } from "#lib/reader/server.ts";
import { readAffiliate } from "#lib/reads/affiliates.ts";
import { AccountCard } from "./account-card.tsx";
import { BroughtCard } from "./brought-card.tsx";

export async function AffiliatePage({ code }: { code: string }) {
  const [answer, { affiliates: words }] = await Promise.all([readAffiliate(code), messages()]);
  const back = { href: "/affiliates", label: words.title };
  if (!answer.ok) return <UnreadPage back={back} problem={answer.problem} title={words.affiliate} />;
  const affiliate = answer.data;
  const { account, suspended_at, suspended_reason } = affiliate;
  const name = account.user.name || account.pseudo;
  return (
    <PageBody width="detail">
      <Remember
        about={account.user.email}
        href={`/affiliates/${encodeURIComponent(account.pseudo)}`}
        kind="affiliate"
        title={name}
      />
      <PageHeader
        about={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <AffiliateState look="badge" status={affiliate.status} />
            <Copyable text={account.pseudo} thing={words.codeThing} />
            <Copyable text={affiliate.id} thing={words.id} />
          </span>
        }
        back={back}
        title={name}
      />
      <TwoColumns
        aside={<AccountCard affiliate={affiliate} words={words} />}
        main={
          <>
            {suspended_at && (
              <Card title={words.suspended}>
                <p>{suspended_reason || words.noReason}</p>
                <p className="text-quiet text-sm">
                  <Moment at={suspended_at} form="exact" />
                </p>
              </Card>
            )}
            <BroughtCard affiliate={affiliate} words={words} />
          </>
        }
      />
    </PageBody>
  );
}
