import { type ReactNode, Suspense } from "react";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import type { FirstPage } from "./first-page.ts";
import { ListSkeleton } from "./list-skeleton.tsx";

interface ListPageProps<Row> {
  title: ReactNode;
  about?: ReactNode;
  acts?: ReactNode;
  first: Promise<FirstPage<Row>>;
  children: (first: FirstPage<Row>) => ReactNode;
}

/** The head of the page is sent at once; the rows follow in the same answer, as soon as the store has told them. */
export function ListPage<Row>({ title, about, acts, first, children }: ListPageProps<Row>) {
  return (
    <PageBody>
      <PageHeader about={about} acts={acts} title={title} />
      <Suspense fallback={<ListSkeleton />}>
        <FirstRows first={first}>{children}</FirstRows>
      </Suspense>
    </PageBody>
  );
}

async function FirstRows<Row>({ first, children }: Pick<ListPageProps<Row>, "first" | "children">) {
  return children(await first);
}
