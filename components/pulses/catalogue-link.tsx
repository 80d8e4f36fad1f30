import { LinkButton } from "#components/ui/link.tsx";
import { messages } from "#lib/reader/server.ts";

export async function CatalogueLink() {
  const { catalogue } = await messages();
  return <LinkButton href="/pulses/events">{catalogue.open}</LinkButton>;
}
