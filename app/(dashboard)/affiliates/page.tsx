import { redirect } from "next/navigation";
import { AffiliatesPage } from "#components/affiliates/affiliates-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { may } from "#lib/auth/roles.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ affiliates }) => affiliates.title);

interface PageProps {
  searchParams: Promise<{ code?: string | string[] }>;
}

export default async function Page({ searchParams }: PageProps) {
  const [{ role }, { code }] = await Promise.all([requireStaff(), searchParams]);
  const wanted = typeof code === "string" ? code.trim() : "";
  if (wanted !== "") redirect(`/affiliates/${encodeURIComponent(wanted)}`);
  return <AffiliatesPage mayInvite={may(role, "affiliate.invite")} />;
}
