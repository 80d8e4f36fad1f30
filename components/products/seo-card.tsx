import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import type { Product } from "#contract/product.ts";
import type { Messages } from "#lib/messages/en.ts";

export function SeoCard({ seo, words }: { seo: Product["seo"]; words: Messages["products"] }) {
  if (!seo) return null;
  const { title, description, keywords } = seo;
  const listed = Array.isArray(keywords) ? keywords.join(", ") : keywords;
  const told = [
    [words.seoTitle, title],
    [words.seoDescription, description],
    [words.seoKeywords, listed],
  ].flatMap(([name, text]) => (name && text ? [{ name, text }] : []));
  if (told.length === 0) return null;
  return (
    <Card title={words.seo}>
      <DefinitionList>
        {told.map(({ name, text }) => (
          <Definition key={name} name={name}>
            {text}
          </Definition>
        ))}
      </DefinitionList>
    </Card>
  );
}
