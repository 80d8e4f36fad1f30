import { Card } from "#components/ui/card.tsx";
import { Copyable } from "#components/ui/copyable.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { Moment } from "#components/ui/moment.tsx";
import type { Affiliate } from "#contract/affiliate.ts";
import type { Messages } from "#lib/messages/en.ts";

interface AccountCardProps {
  affiliate: Affiliate;
  words: Messages["affiliates"];
}

export function AccountCard({ affiliate, words }: AccountCardProps) {
  const { account, source, created_at } = affiliate;
  const { user, country } = account;
  return (
    <Card title={words.account}>
      <DefinitionList>
        {user.name && <Definition name={words.name}>{user.name}</Definition>}
        <Definition name={words.email}>
          <Copyable text={user.email} thing={words.emailThing} />
        </Definition>
        {country && <Definition name={words.country}>{country.name}</Definition>}
        <Definition name={words.source}>
          {source.label}
          <div className="text-quiet text-sm">{source.description}</div>
        </Definition>
        <Definition name={words.accountStatus}>{account.status}</Definition>
        <Definition name={words.since}>
          <Moment at={created_at} form="day" />
        </Definition>
        <Definition name={words.accountSince}>
          <Moment at={account.created_at} form="day" />
        </Definition>
      </DefinitionList>
    </Card>
  );
}
