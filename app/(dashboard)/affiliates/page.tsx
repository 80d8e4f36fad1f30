import { redirect } from "next/navigation";
import { AffiliatesPage } from "#components/affiliates/affiliates-page.tsx";
import type { SearchParams } from "#components/data-list/read-first-page.ts";
import { requireStaff } from "#lib/auth/require.ts";
import { may } from "#lib/auth/roles.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ affiliates }) => affiliates.title);

export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const [{ role }, { code }] = await Promise.all([requireStaff(), searchParams]);
  const wanted = typeof code === "string" ? code.trim() : "";
  if (wanted !== "") redirect(`/affiliates/${encodeURIComponent(wanted)}`);
  return <AffiliatesPage mayInvite={may(role, "affiliate.invite")} searchParams={searchParams} />;
}
