import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import type { Sale } from "#contract/sale.ts";
import type { Messages } from "#lib/messages/en.ts";
import { programOf } from "#lib/user-agent/program.ts";

export function ContextCard({ sale, words }: { sale: Sale; words: Messages["sales"] }) {
  const { context, shipping } = sale;
  const facts = context
    ? ([
        [words.country, context.country],
        [words.ip, context.ip_address],
        [words.device, context.device_type],
        [words.browser, context.user_agent ? (programOf(context.user_agent) ?? context.user_agent) : null],
        [words.locale, context.locale],
      ] as const)
    : [];
  const told = facts.filter(([, value]) => value);
  const address = shipping
    ? [shipping.address, shipping.zip, shipping.city, shipping.state, shipping.country].filter(Boolean)
    : [];
  return (
    <>
      {address.length > 0 && (
        <Card title={words.shipping}>
          <p>{address.join(", ")}</p>
        </Card>
      )}
      {told.length > 0 && (
        <Card title={words.context}>
          <DefinitionList>
            {told.map(([name, value]) => (
              <Definition key={name} name={name}>
                {value}
              </Definition>
            ))}
          </DefinitionList>
        </Card>
      )}
    </>
  );
}
