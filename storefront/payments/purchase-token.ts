import { createHmac, timingSafeEqual } from "node:crypto";

const TOKEN = /^([0-9a-z]{1,11})-([0-9a-z]{1,11})-([\w-]{22})$/;

interface Purchase {
  storeId: number;
  saleId: number;
}

/** Leads a buyer to what they bought, and nobody else: whoever has it may have the purchase. */
export function purchaseToken(secret: Buffer, { storeId, saleId }: Purchase): string {
  const name = `${storeId.toString(36)}-${saleId.toString(36)}`;
  return `${name}-${signature(secret, name).toString("base64url")}`;
}

export function readPurchaseToken(secret: Buffer, token: string): Purchase | null {
  const [, store, sale, given] = TOKEN.exec(token) ?? [];
  if (store === undefined || sale === undefined || given === undefined) return null;
  const wanted = signature(secret, `${store}-${sale}`);
  const bytes = Buffer.from(given, "base64url");
  if (bytes.length !== wanted.length || !timingSafeEqual(bytes, wanted)) return null;
  return { storeId: Number.parseInt(store, 36), saleId: Number.parseInt(sale, 36) };
}

function signature(secret: Buffer, name: string): Buffer {
  return createHmac("sha256", secret).update(name).digest().subarray(0, 16);
}
