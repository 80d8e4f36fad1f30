import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";

interface FieldsCardProps {
  title: string;
  values: Record<string, unknown> | null | undefined;
}

/** Whatever was given, by name. */
export function FieldsCard({ title, values }: FieldsCardProps) {
  const entries = Object.entries(values ?? {});
  if (entries.length === 0) return null;
  return (
    <Card title={title}>
      <DefinitionList>
        {entries.map(([name, value]) => (
          <Definition key={name} name={<span className="code [overflow-wrap:anywhere]">{name}</span>}>
            {typeof value === "string" ? value : JSON.stringify(value)}
          </Definition>
        ))}
      </DefinitionList>
    </Card>
  );
}
