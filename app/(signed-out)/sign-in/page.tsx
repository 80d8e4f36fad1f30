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

type Query = Promise<{ from?: string | string[]; error?: string | string[] }>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  if (await nobodyYet()) redirect("/first-run");
  const { from, error } = await searchParams;
  if (await presentStaff()) redirect(wayBack(from));
  const { mode, identityProvider } = settings();
  return (
    <SignInPage
      demo={mode === "demo"}
      error={error === undefined ? null : error === "AccessDenied" ? "refused" : "failed"}
      from={wayBack(from)}
      provider={identityProvider ? (identityProvider.name ?? "") : null}
      returning={from !== undefined}
    />
  );
}
