import { PageHeader } from "#components/ui/page-header.tsx";
import { messages } from "#lib/reader/server.ts";

export default async function Page() {
  const { shell } = await messages();
  return <PageHeader title={shell.overview} />;
}
