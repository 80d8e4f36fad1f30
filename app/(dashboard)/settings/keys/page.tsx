import { KeysPage } from "#components/keys/keys-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ keys }) => keys.title);

export default async function Page() {
  await requireStaff("keys.manage");
  return <KeysPage />;
}
