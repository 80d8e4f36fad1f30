import { ListPage } from "#components/data-list/list-page.tsx";
import { readFirstPage, type SearchParams } from "#components/data-list/read-first-page.ts";
import { DiscountList } from "#components/discounts/discount-list.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ shell }) => shell.discounts);

export default async function DiscountsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireStaff();
  return (
    <ListPage first={readFirstPage("discounts", searchParams)} name="discounts">
      {(first) => <DiscountList first={first} />}
    </ListPage>
  );
}
