import "server-only";
import { type Affiliate, affiliateSchema } from "#contract/affiliate.ts";
import type { Answer } from "../answer.ts";
import { readOne } from "./one.ts";

export function readAffiliate(code: string): Promise<Answer<Affiliate>> {
  return readOne(["affiliates", code], affiliateSchema);
}
