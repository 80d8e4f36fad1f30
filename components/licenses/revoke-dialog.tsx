"use client";

import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { revocationSentence } from "#domain/license-revocation.ts";
import { say } from "#domain/sentence.ts";
import type { Answer } from "#lib/answer.ts";
import { consequenceOf, type LicenseView } from "#lib/licenses/view.ts";
import { useMessages, useReader } from "#lib/messages/client.tsx";

const REASON_MAX = 500;

interface RevokeDialogProps {
  view: LicenseView;
  /** Whether the end of the key has to be typed: a setting of whoever runs the dashboard. */
  typed: boolean;
  act: (reason: string) => Promise<Answer<unknown>>;
  onClose: () => void;
}

export function RevokeDialog({ view, typed, act, onClose }: RevokeDialogProps) {
  const { license, sentences } = useMessages();
  const { timeZone } = useReader();
  const confirmation = {
    title: license.revokeTitle,
    consequence: say(sentences, revocationSentence(consequenceOf(view)), timeZone),
    verb: license.revokeVerb,
    keepVerb: license.keep,
    reason: { label: license.reason, limit: REASON_MAX },
    ...(typed ? { typed: view.license.license_key.slice(-5) } : {}),
  };
  return <ConfirmDialog act={act} confirmation={confirmation} onClose={onClose} />;
}
