import { z } from "zod";
import type { PaymentOutcome } from "#domain/sale-life.ts";
import type { Confirmation, PaymentProvider, SignedMessage } from "./provider.ts";
import { signMessage, verifyMessage } from "./signature.ts";

export const SANDBOX = "sandbox";

const outcomes = ["success", "failed", "cancelled"] as const satisfies readonly PaymentOutcome[];

const messageSchema = z.object({
  transaction_id: z.string().max(100),
  outcome: z.enum(outcomes),
  method: z.string().max(50).nullish(),
  failure_error: z.string().max(500).nullish(),
});

export interface Sandbox extends PaymentProvider {
  /** What a real provider would send after the buyer's decision on its page. */
  confirm(decision: Decision, now: Date): SignedMessage;
}

export interface Decision {
  transactionId: string;
  outcome: PaymentOutcome;
  /** Which showing of the page it was made on: pressing twice there is one decision. */
  showing: string;
}

/** Moves no money: the buyer says how the payment ends. All else is as with a provider that does. */
export function sandbox(secret: Buffer): Sandbox {
  return {
    gateway: SANDBOX,
    readConfirmation: (message, now) => {
      const id = verifyMessage(secret, message, now);
      return id === null ? null : readMessage(id, message.body);
    },
    confirm: ({ transactionId, outcome, showing }, now) => {
      const body = JSON.stringify({
        transaction_id: transactionId,
        outcome,
        method: SANDBOX,
        failure_error: outcome === "failed" ? "Declined in the sandbox" : null,
      });
      return signMessage(secret, `${transactionId}.${showing}.${outcome}`, body, now);
    },
  };
}

function readMessage(id: string, body: string): Confirmation | null {
  const parsed = messageSchema.safeParse(parseJson(body));
  if (!parsed.success) return null;
  const { transaction_id: transactionId, outcome, method, failure_error: failureError } = parsed.data;
  return { id, transactionId, outcome, method: method ?? null, failureError: failureError ?? null };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
