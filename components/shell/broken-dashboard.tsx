"use client";

import { buttonLook } from "#components/ui/button-look.ts";

/** When even the shell could not be made, nobody knows the reader's language any more: it speaks both. */
export function BrokenDashboard({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body className="font-sans antialiased">
        <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 px-6">
          <h1 className="font-semibold text-lg">The dashboard could not be shown</h1>
          <p>
            Nothing was changed in the store. Show it again; if it fails again, whoever runs Vitrine finds the
            reason in its log.
          </p>
          <p className="text-quiet" lang="fr">
            Le tableau de bord n’a pas pu être affiché. Rien n’a changé dans la boutique. Affichez-le de
            nouveau ; s’il échoue encore, la raison se trouve dans le journal de Vitrine.
          </p>
          <button className={buttonLook("primary", "medium", "w-fit")} onClick={() => retry()} type="button">
            Show it again · Afficher de nouveau
          </button>
        </main>
      </body>
    </html>
  );
}
