"use client";

import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useEffect, useId, useState } from "react";
import { useMay } from "#components/shell/person.tsx";
import { Button } from "#components/ui/button.tsx";
import { prepareConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import type { LicenseActs as Allowed } from "#domain/license-acts.ts";
import type { LicenseView } from "#lib/licenses/view.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import type { useLicenseActs } from "./use-license-acts.ts";

const loadActivateForm = () => import("./activate-form.tsx");
const ActivateForm = lazy(loadActivateForm);

type Act = "activate" | "revoke";

const isAct = (word: string | null): word is Act => word === "activate" || word === "revoke";

/** An address may ask for an act, as the palette's do: it opens the dialog once, and is an ordinary address again. */
function useAskedAct(allowed: Record<Act, boolean>) {
  const asked = useSearchParams().get("act");
  const [open, setOpen] = useState<Act | null>(null);
  const wanted = isAct(asked) && allowed[asked] ? asked : null;
  useEffect(() => {
    if (asked === null) return;
    if (wanted) setOpen(wanted);
    const address = new URL(window.location.href);
    address.searchParams.delete("act");
    window.history.replaceState(null, "", address);
  }, [asked, wanted]);
  return { open, setOpen };
}

interface LicenseActsProps {
  view: LicenseView;
  /** Null where it is allowed, else why not; the store's rules say so, not this component. */
  allowed: Allowed;
  acts: ReturnType<typeof useLicenseActs>;
  typedRevoke: boolean;
}

/** What can be done about it, beside the verdict; a button that cannot be pressed says why. */
export function LicenseActs({ view, allowed, acts, typedRevoke }: LicenseActsProps) {
  const { license: words } = useMessages();
  const why = useId();
  const may = { activate: useMay("license.activate"), revoke: useMay("license.revoke") };
  const can = { activate: may.activate && !allowed.activate, revoke: may.revoke && !allowed.revoke };
  const { open, setOpen } = useAskedAct(can);
  const close = () => setOpen(null);
  if (!may.activate && !may.revoke) return <p className="max-w-56 text-quiet text-sm">{words.roleReads}</p>;
  const reason = allowed.activate ?? allowed.revoke;
  return (
    <div className="flex shrink-0 flex-col gap-1.5 max-md:w-full md:items-end">
      <div className="flex gap-2 max-md:*:flex-1">
        {may.activate && (
          <Button
            aria-describedby={allowed.activate ? why : undefined}
            disabled={!can.activate}
            look={can.activate ? "primary" : "plain"}
            onClick={() => setOpen("activate")}
            onPointerEnter={() => void loadActivateForm().catch(() => undefined)}
          >
            {words.activate}
          </Button>
        )}
        {may.revoke && (
          <Button
            aria-describedby={allowed.revoke ? why : undefined}
            disabled={!can.revoke}
            look="danger-plain"
            onClick={() => setOpen("revoke")}
            onFocus={prepareConfirmDialog}
            onPointerEnter={prepareConfirmDialog}
          >
            {words.revoke}
          </Button>
        )}
      </div>
      {reason && (
        <p className="text-quiet text-sm" id={why}>
          {words.reasons[reason]}
        </p>
      )}
      {open === "revoke" && (
        <RevokeDialog act={acts.revoke} onClose={close} typed={typedRevoke} view={view} />
      )}
      {open === "activate" && (
        <Suspense>
          <ActivateForm act={acts.activate} onClose={close} view={view} />
        </Suspense>
      )}
    </div>
  );
}
