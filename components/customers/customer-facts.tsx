import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { Moment } from "#components/ui/moment.tsx";
import type { CustomerRow } from "#lib/lists/customers.ts";
import type { Messages } from "#lib/messages/en.ts";
import { messages } from "#lib/reader/server.ts";

interface CustomerFactsProps {
  customer: CustomerRow;
  /** What is missing is then not told, which is not the same as none. */
  fromSales: boolean;
  words: Messages["customers"];
}

export async function CustomerFacts({ customer, fromSales, words }: CustomerFactsProps) {
  const { common } = await messages();
  const { phone, created_at } = customer;
  return (
    <Card title={words.facts}>
      <DefinitionList>
        <Definition name={words.phone}>
          {phone?.number ? (
            <>
              <span className="tabular">{phone.number}</span>
              {phone.country_code && <span className="text-quiet"> · {phone.country_code}</span>}
            </>
          ) : (
            <span className="text-quiet">{fromSales ? common.notTold : words.noPhone}</span>
          )}
        </Definition>
        <Definition name={words.since}>
          {created_at ? (
            <Moment at={created_at} form="day" />
          ) : (
            <span className="text-quiet">{common.notTold}</span>
          )}
        </Definition>
      </DefinitionList>
    </Card>
  );
}
