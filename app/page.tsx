import { connection } from "next/server";
import { referenceAddress } from "#lib/reference-address.ts";

export default async function HomePage() {
  // The service's address is known when the server runs, not when it is built.
  await connection();
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-6 py-16">
      <h1 className="font-semibold text-[28px] leading-tight">Your store is running</h1>
      <p className="text-[16px] text-quiet">
        The service answers every request of /v1 and takes payments on its own pages. The back office will
        open on this page.
      </p>
      <p>
        <a
          className="inline-flex min-h-11 items-center rounded-md bg-accent px-4 font-medium text-surface"
          href={referenceAddress()}
        >
          Open the API reference
        </a>
      </p>
      <p className="border-line border-t pt-6 text-quiet">
        The key to try it with was printed by <code className="font-mono">npm start</code>, with a line for
        curl.
      </p>
    </main>
  );
}
