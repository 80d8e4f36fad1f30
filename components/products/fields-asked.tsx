import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import type { Product } from "#contract/product.ts";
import type { Messages } from "#lib/messages/en.ts";

export function FieldsAsked({ fields, words }: { fields: Product["fields"]; words: Messages["products"] }) {
  const asked = (fields ?? []).toSorted((one, other) => one.order - other.order);
  return (
    <Card title={words.fields}>
      {asked.length === 0 && <p className="text-quiet">{words.noFields}</p>}
      <DefinitionList>
        {asked.map(({ name, label, type, is_required: required, help_text: help }) => (
          <Definition key={name} name={<span className="code [overflow-wrap:anywhere]">{name}</span>}>
            {label}{" "}
            <span className="text-quiet text-sm">
              {type}
              {required && ` · ${words.required}`}
            </span>
            {help && <p className="text-quiet text-sm">{help}</p>}
          </Definition>
        ))}
      </DefinitionList>
    </Card>
  );
}
