import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import { marks } from "#domain/marks.ts";
import { messages } from "#lib/reader/server.ts";
import { type ConnectionView, readConnection } from "#lib/reads/connection.ts";
import { CapabilityList } from "./capability-list.tsx";
import { CheckAgain } from "./check-again.tsx";
import { RequestMeter } from "./request-meter.tsx";

export async function StorePage() {
  const [{ settings: words }, connection] = await Promise.all([messages(), readConnection()]);
  return (
    <PageBody width="detail">
      <PageHeader
        about={words.storeAbout}
        acts={<CheckAgain label={words.checkAgain} />}
        title={words.storeTitle}
      />
      {connection.ok ? <Connected view={connection.data} /> : <ProblemPanel problem={connection.problem} />}
    </PageBody>
  );
}

async function Connected({ view }: { view: ConnectionView }) {
  const { settings: words, common } = await messages();
  const { store, host, answeredIn, standing } = view;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Card title={words.connection}>
        <DefinitionList>
          <Definition name={words.state}>
            <StatusBadge mark={marks.connection.up}>{words.up}</StatusBadge>
            <p className="tabular text-quiet text-sm">{words.upIn(answeredIn)}</p>
          </Definition>
          <Definition name={words.name}>{store?.name ?? common.notTold}</Definition>
          <Definition name={words.address}>
            <span className="code">{host}</span>
          </Definition>
          {store && (
            <Definition name={words.page}>
              <a
                className="rounded-sm text-link hover:underline"
                href={store.url}
                rel="noreferrer"
                target="_blank"
              >
                {store.url}
              </a>
            </Definition>
          )}
          <Definition name={words.currency}>{store?.currency ?? common.notTold}</Definition>
          <Definition name={words.key}>{words.keyKept}</Definition>
        </DefinitionList>
      </Card>
      <Card title={words.requests}>
        <RequestMeter standing={standing} words={words} />
      </Card>
      <Card className="lg:col-span-2" flush title={words.offers}>
        <CapabilityList offered={store?.capabilities ?? []} words={words} />
      </Card>
    </div>
  );
}
