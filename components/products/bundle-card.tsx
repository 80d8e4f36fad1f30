import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { Money } from "#components/ui/money.tsx";
import type { Product } from "#contract/product.ts";
import type { Messages } from "#lib/messages/en.ts";

export function BundleCard({ bundle, words }: { bundle: Product["bundle"]; words: Messages["products"] }) {
  if (!bundle) return null;
  const { amount, percentage } = bundle.savings;
  return (
    <Card title={words.bundle}>
      <DefinitionList>
        <Definition name={words.bundleValue}>
          <Money amount={bundle.value} />
        </Definition>
        <Definition name={words.bundleSavings}>
          <Money amount={amount} /> <span className="text-quiet">· {percentage}</span>
        </Definition>
      </DefinitionList>
    </Card>
  );
}
