import { redirect } from "next/navigation";
import { FirstRunPage } from "#components/sign-in/first-run-page.tsx";
import { messages } from "#lib/reader/server.ts";
import { settings } from "#lib/settings.ts";
import { nobodyYet } from "#lib/staff/nobody-yet.ts";

export async function generateMetadata() {
  return { title: (await messages()).signIn.firstRunTitle };
}

export default async function Page() {
  if (!(await nobodyYet())) redirect("/sign-in");
  return <FirstRunPage open={settings().firstRunCode !== undefined} />;
}
