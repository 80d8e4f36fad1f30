import { Card } from "#components/ui/card.tsx";
import type { Messages } from "#lib/messages/en.ts";

interface DescriptionCardProps {
  description: string;
  words: Messages["products"];
}

/** As text, whatever it holds: markup of a store is never run here. */
export function DescriptionCard({ description, words }: DescriptionCardProps) {
  return (
    <Card title={words.description}>
      {description ? (
        <p className="max-w-prose whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{description}</p>
      ) : (
        <p className="text-quiet">{words.noDescription}</p>
      )}
    </Card>
  );
}
