import { type ReactNode, Suspense } from "react";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import type { ListName } from "#lib/lists/names.ts";
import { messages } from "#lib/reader/server.ts";
import type { FirstPage } from "./first-page.ts";
import { ListSkeleton } from "./list-skeleton.tsx";

interface ListPageProps<Row> {
  name: Exclude<ListName, "activations" | "attempts" | "events" | "deliveries" | "invitations">;
  acts?: ReactNode;
  first: Promise<FirstPage<Row>>;
  children: (first: FirstPage<Row>) => ReactNode;
}

/** The head of the page is sent at once; the rows follow in the same answer, as soon as the store has told them. */
export async function ListPage<Row>({ name, acts, first, children }: ListPageProps<Row>) {
  const { shell } = await messages();
  return (
    <PageBody>
      <PageHeader acts={acts} title={shell[name]} />
      <Suspense fallback={<ListSkeleton />}>
        <FirstRows first={first}>{children}</FirstRows>
      </Suspense>
    </PageBody>
  );
}

async function FirstRows<Row>({ first, children }: Pick<ListPageProps<Row>, "first" | "children">) {
  return children(await first);
}
