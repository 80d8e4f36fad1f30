import { OverviewPage } from "#components/overview/overview-page.tsx";
import { messages } from "#lib/reader/server.ts";

export async function generateMetadata() {
  return { title: (await messages()).overview.title };
}

export default function Page() {
  return <OverviewPage />;
}
