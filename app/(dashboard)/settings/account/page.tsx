import { AccountPage } from "#components/staff/account-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";
import { readAccount } from "#lib/staff/read-account.ts";

export const generateMetadata = titled(({ signIn }) => signIn.accountTitle);

export default async function Page() {
  return <AccountPage {...(await readAccount(await requireStaff()))} />;
}
