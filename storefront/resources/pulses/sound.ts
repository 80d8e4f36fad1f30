import type { PulseChanges } from "#contract/managed-pulse.ts";
import type { Problem } from "#contract/validation.ts";
import type { TargetRefusal } from "#domain/pulse-address.ts";
import type { Tx } from "../../db/transaction.ts";
import { headerProblems, targetProblems } from "./faults.ts";
import { namedProducts } from "./restrict.ts";

export interface Looked {
  /** What a look at its address said. */
  target: TargetRefusal | null;
  signatureHeader: string;
}

/** What no field can know of itself, all of it together; and the products that are meant. */
export async function examine(
  tx: Tx,
  storeId: number,
  { headers, product_ids }: PulseChanges,
  { target, signatureHeader }: Looked,
): Promise<{ productIds: number[]; problems: Problem[] }> {
  const { ids: productIds, problems } = await namedProducts(tx, storeId, product_ids);
  const ofHeaders = headerProblems(headers, signatureHeader);
  return { productIds, problems: [...targetProblems(target), ...problems, ...ofHeaders] };
}
