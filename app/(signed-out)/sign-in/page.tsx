import { redirect } from "next/navigation";
import { SignInPage } from "#components/sign-in/sign-in-page.tsx";
import { presentStaff } from "#lib/auth/require.ts";
import { wayBack } from "#lib/auth/way-back.ts";
import { messages } from "#lib/reader/server.ts";
import { settings } from "#lib/settings.ts";
import { nobodyYet } from "#lib/staff/nobody-yet.ts";

export async function generateMetadata() {
  return { title: (await messages()).signIn.title };
}

export default async function Page({
  searchParams,
}: {
  searchParams: Promise<{ from?: string | string[] }>;
}) {
  if (await nobodyYet()) redirect("/first-run");
  const { from } = await searchParams;
  if (await presentStaff()) redirect(wayBack(from));
  return <SignInPage demo={settings().mode === "demo"} from={wayBack(from)} returning={from !== undefined} />;
}
