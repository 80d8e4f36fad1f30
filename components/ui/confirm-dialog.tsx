"use client";

import { lazy, Suspense } from "react";
import type { ConfirmDialogProps } from "./confirm-form.tsx";

const load = () => import("./confirm-form.tsx");
const ConfirmForm = lazy(load);

/** The one confirmation. Render it while it is open; its code comes with the first opening. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <ConfirmForm {...props} />
    </Suspense>
  );
}

/** For the pointer that comes near, or the focus that arrives: then it opens without a wait. */
export function prepareConfirmDialog(): void {
  load().catch(() => undefined);
}
