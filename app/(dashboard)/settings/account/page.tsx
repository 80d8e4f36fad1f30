import { AccountPage } from "#components/staff/account-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { messages } from "#lib/reader/server.ts";
import { readAccount } from "#lib/staff/read-account.ts";

export async function generateMetadata() {
  return { title: (await messages()).signIn.accountTitle };
}

export default async function Page() {
  return <AccountPage {...(await readAccount(await requireStaff()))} />;
}
