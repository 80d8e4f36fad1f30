import { OverviewPage } from "#components/overview/overview-page.tsx";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ overview }) => overview.title);

export default function Page() {
  return <OverviewPage />;
}
