import { wordFor } from "#components/data-list/word-for.ts";
import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Moment } from "#components/ui/moment.tsx";
import type { Pulse } from "#contract/pulse.ts";
import { messages } from "#lib/reader/server.ts";
import { TriggerLink } from "./trigger-link.tsx";

export async function PulseFacts({ pulse }: { pulse: Pulse }) {
  const { pulses: words, lists, common } = await messages();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={words.triggers}>
        <ul className="flex flex-col gap-2">
          {pulse.triggers.map(({ value, label }) => (
            <li key={value}>
              <TriggerLink value={value}>{wordFor(lists.triggers, value, label)}</TriggerLink>{" "}
              <span className="code text-quiet text-sm">{value}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={words.facts}>
        <DefinitionList>
          <Definition name={words.products}>
            {pulse.products.length === 0 && words.allProducts}
            {pulse.products.map(({ id, name }) => (
              <div key={id}>
                <TextLink href={`/products/${id}`}>{name}</TextLink>
              </div>
            ))}
          </Definition>
          <Definition name={words.source}>{pulse.source.description}</Definition>
          <Definition name={words.canDelete}>{pulse.can_delete ? common.yes : words.cannotDelete}</Definition>
          <Definition name={words.created}>
            <Moment at={pulse.created_at} form="day" />
          </Definition>
          <Definition name={words.changed}>
            <Moment at={pulse.updated_at} />
          </Definition>
        </DefinitionList>
      </Card>
    </div>
  );
}
