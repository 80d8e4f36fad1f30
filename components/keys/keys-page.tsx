import { Card } from "#components/ui/card.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { messages } from "#lib/reader/server.ts";
import { readApiKeys } from "#lib/reads/keys.ts";
import { storeOffers } from "#lib/reads/store.ts";
import { KeyRow } from "./key-row.tsx";
import { MakeKeyForm } from "./make-key-form.tsx";
import { RevokedKeys } from "./revoked-keys.tsx";

export async function KeysPage() {
  const [{ keys: words }, offered] = await Promise.all([messages(), storeOffers("api_keys")]);
  return (
    <PageBody width="detail">
      <PageHeader about={words.about} title={words.title} />
      {offered ? <Keys /> : <EmptyState title={words.notOfferedTitle}>{words.notOffered}</EmptyState>}
    </PageBody>
  );
}

async function Keys() {
  const [{ keys: words }, answer] = await Promise.all([messages(), readApiKeys()]);
  if (!answer.ok) return <ProblemPanel problem={answer.problem} />;
  const { active, revoked, more } = answer.data;
  return (
    <div className="flex flex-col gap-6">
      <Card title={words.make}>
        <MakeKeyForm />
      </Card>
      <Card flush={active.length > 0} title={words.working}>
        {active.length === 0 ? (
          <p className="text-quiet">{words.none}</p>
        ) : (
          <ul className="divide-y divide-line">
            {active.map((key) => (
              <KeyRow apiKey={key} key={key.id} />
            ))}
          </ul>
        )}
      </Card>
      {revoked && revoked.length > 0 && <RevokedKeys revoked={revoked} words={words} />}
      {more && <p className="text-quiet text-sm">{words.more}</p>}
    </div>
  );
}
