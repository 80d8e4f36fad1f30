import { StaffPage } from "#components/staff/staff-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { messages } from "#lib/reader/server.ts";
import { readStaff } from "#lib/staff/read-staff.ts";

export async function generateMetadata() {
  return { title: (await messages()).staff.title };
}

export default async function Page() {
  return <StaffPage {...(await readStaff(await requireStaff("staff.manage")))} />;
}
