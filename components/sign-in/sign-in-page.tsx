import { messages } from "#lib/reader/server.ts";
import { DemoEntrance } from "./demo-entrance.tsx";
import { SignInForm } from "./sign-in-form.tsx";

interface SignInPageProps {
  /** Where to go afterwards. */
  from: string;
  /** Whether they were somewhere before. */
  returning: boolean;
  demo: boolean;
}

export async function SignInPage({ from, returning, demo }: SignInPageProps) {
  const { signIn: words, shell } = await messages();
  return (
    <>
      <div className="flex flex-col gap-1">
        <h1 className="font-semibold text-lg tracking-tight">{words.title}</h1>
        {returning && from !== "/" && <p className="text-quiet">{words.comeBack}</p>}
      </div>
      <SignInForm from={from} />
      {demo && <DemoEntrance from={from} roles={shell.roles} words={words} />}
    </>
  );
}
