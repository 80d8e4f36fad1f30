import { messages } from "#lib/reader/server.ts";
import { DemoEntrance } from "./demo-entrance.tsx";
import { EntranceHead } from "./entrance-head.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { ThroughProvider } from "./through-provider.tsx";

interface SignInPageProps {
  /** Where to go afterwards. */
  from: string;
  /** Whether they were somewhere before. */
  returning: boolean;
  demo: boolean;
  /** Its name where one is set up; null without one. */
  provider: string | null;
  /** What the provider answered, where it did not let them in. */
  error: "refused" | "failed" | null;
}

export async function SignInPage({ from, returning, demo, provider, error }: SignInPageProps) {
  const { signIn: words, shell } = await messages();
  return (
    <>
      <EntranceHead title={words.title}>{returning && from !== "/" && words.comeBack}</EntranceHead>
      {error && (
        <p className="rounded-md bg-negative-soft px-3 py-2 text-negative" role="alert">
          {error === "refused" ? words.providerRefused : words.providerFailed}
        </p>
      )}
      <SignInForm from={from} />
      {provider !== null && <ThroughProvider from={from} name={provider || words.yourProvider} />}
      {demo && <DemoEntrance from={from} roles={shell.roles} words={words} />}
    </>
  );
}
