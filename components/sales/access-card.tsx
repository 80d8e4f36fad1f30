import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { Moment } from "#components/ui/moment.tsx";
import type { Sale } from "#contract/sale.ts";
import type { Messages } from "#lib/messages/en.ts";

/** The files by name only: opening one here would count as the buyer's download. */
export function AccessCard({ sale, words }: { sale: Sale; words: Messages["sales"] }) {
  const { files, instructions, licences } = sale.post_purchase;
  const nothing = files.length === 0 && !instructions && licences.length === 0;
  return (
    <Card title={words.access}>
      {nothing && <p className="text-quiet">{words.noAccess}</p>}
      <DefinitionList>
        {files.map(({ id, name, size }) => (
          <Definition key={id} name={words.file}>
            {name} <span className="tabular text-quiet text-sm">{megabytes(size)}</span>
          </Definition>
        ))}
        {sale.download && files.length > 0 && (
          <Definition name={words.downloads(sale.download.total)}>
            {sale.download.last_at && <Moment at={sale.download.last_at} form="exact" />}
          </Definition>
        )}
        {instructions && (
          <Definition name={words.instructions}>
            <span className="whitespace-pre-line">{instructions}</span>
          </Definition>
        )}
      </DefinitionList>
    </Card>
  );
}

function megabytes(bytes: number): string {
  const size = bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
  return size;
}
