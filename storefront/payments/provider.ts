import type { PaymentOutcome } from "#domain/sale-life.ts";

/** What a payment provider tells us about one payment. */
export interface Confirmation {
  /** The provider's own name for this telling: the same one again changes nothing. */
  id: string;
  transactionId: string;
  outcome: PaymentOutcome;
  method: string | null;
  /** Why it failed, in the provider's words. */
  failureError: string | null;
}

/** A message as it arrived, byte for byte: its signature is over exactly this. */
export interface SignedMessage {
  body: string;
  headers: Readonly<Record<string, string>>;
}

export interface PaymentProvider {
  /** Its name in the webhook's address and with each payment. */
  gateway: string;
  /** What a message says, once its signature has proven who sent it; null when it proves nothing. */
  readConfirmation(message: SignedMessage, now: Date): Confirmation | null;
}
