import { Card } from "#components/ui/card.tsx";
import { Copyable } from "#components/ui/copyable.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { Moment } from "#components/ui/moment.tsx";
import type { License } from "#contract/license.ts";
import { messages } from "#lib/reader/server.ts";

/** What does not change any more, and what a developer may ask for. */
export async function FactsCard({ license }: { license: License }) {
  const { license: words } = await messages();
  const { created_at, activated_at, expires_at, certificate_url, id } = license;
  return (
    <Card title={words.facts}>
      <DefinitionList>
        <Definition name={words.created}>
          <Moment at={created_at} form="day" />
        </Definition>
        {activated_at && (
          <Definition name={words.firstActivated}>
            <Moment at={activated_at} form="day" />
          </Definition>
        )}
        <Definition name={words.expires}>
          {expires_at ? <Moment at={expires_at} form="day" /> : words.never}
        </Definition>
        {certificate_url && (
          <Definition name={words.certificate}>
            <a className="text-link hover:underline" href={certificate_url} rel="noreferrer" target="_blank">
              {words.openCertificate}
            </a>
          </Definition>
        )}
        <Definition name={words.id}>
          <Copyable className="text-sm" text={id} thing={words.id} />
        </Definition>
      </DefinitionList>
    </Card>
  );
}
