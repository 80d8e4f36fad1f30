"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useMay } from "#components/shell/person.tsx";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog, prepareConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { refundSentence } from "#domain/sale-life.ts";
import { type SentenceParams, say } from "#domain/sentence.ts";
import { refundSale } from "#lib/actions/sales.ts";
import { useMessages, useReader } from "#lib/messages/client.tsx";
import { noteWaiting } from "#lib/reader/waiting.ts";
import { uncertain } from "#lib/uncertain.ts";

const REASON_MAX = 500;

interface RefundProps {
  saleId: string;
  lost: SentenceParams["refund"];
}

/** For whoever may; what the store allows and offers was asked before this is shown. */
export function Refund({ saleId, lost }: RefundProps) {
  const { sales: words, sentences } = useMessages();
  const { timeZone } = useReader();
  const client = useQueryClient();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  if (!useMay("sale.refund")) return null;

  async function act(reason: string) {
    const answer = await refundSale(saleId, reason).catch(uncertain);
    noteWaiting(answer.waiting);
    if (answer.ok) toast(answer.data.outcome === "already" ? words.alreadyRefunded : words.refunded);
    // What lists have loaded is of before; they read it anew when they are shown.
    for (const list of ["sales", "licenses"])
      void client.invalidateQueries({ queryKey: ["list", list], refetchType: "none" });
    // Also after a refusal: it tells that something else is true than what this page shows.
    router.refresh();
    return answer;
  }

  const confirmation = {
    title: words.refundTitle,
    consequence: say(sentences, refundSentence(lost), timeZone),
    verb: words.refundVerb,
    keepVerb: words.keepSale,
    reason: { label: words.refundReason, limit: REASON_MAX },
  };
  return (
    <>
      <Button
        look="danger-plain"
        onClick={() => setOpen(true)}
        onFocus={prepareConfirmDialog}
        onPointerEnter={prepareConfirmDialog}
      >
        {words.refund}
      </Button>
      {open && <ConfirmDialog act={act} confirmation={confirmation} onClose={() => setOpen(false)} />}
    </>
  );
}
