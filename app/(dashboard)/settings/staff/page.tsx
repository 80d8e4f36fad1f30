import { StaffPage } from "#components/staff/staff-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";
import { readStaff } from "#lib/staff/read-staff.ts";

export const generateMetadata = titled(({ staff }) => staff.title);

export default async function Page() {
  return <StaffPage {...(await readStaff(await requireStaff("staff.manage")))} />;
}
