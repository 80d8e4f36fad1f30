import { Hono } from "hono";
import { inTransaction } from "../db/transaction.ts";
import { answer, toResponse } from "../http/answer.ts";
import { Refusal } from "../http/refusal.ts";
import type { StoreEnv } from "../http/request.ts";
import type { Service } from "../service.ts";
import { confirmPayment } from "./confirm.ts";
import type { PaymentProvider, SignedMessage } from "./provider.ts";

/** A provider's message, wherever it comes from, taken to what it does. */
export async function receive(
  { pool }: Pick<Service, "pool">,
  provider: PaymentProvider,
  message: SignedMessage,
  now: Date,
): Promise<{ transactionId: string; repeated: boolean }> {
  const confirmation = provider.readConfirmation(message, now);
  if (!confirmation) throw new Refusal("payment_confirmation_invalid");
  const { transactionId } = confirmation;
  const confirmed = await inTransaction(pool, (tx) =>
    confirmPayment(tx, provider.gateway, confirmation, now),
  );
  return { transactionId, ...confirmed };
}

/** Where providers tell how a payment ended. Their signature is their key. */
export function webhookRoutes(service: Service, providers: readonly PaymentProvider[]): Hono<StoreEnv> {
  return new Hono<StoreEnv>().post("/payments/:gateway/webhook", async (c) => {
    const provider = providers.find(({ gateway }) => gateway === c.req.param("gateway"));
    if (!provider) throw new Refusal("path_unknown");
    const message = { body: await c.req.text(), headers: c.req.header() };
    const { transactionId, repeated } = await receive(service, provider, message, service.clock());
    return toResponse(answer({ transaction_id: transactionId, repeated }));
  });
}
