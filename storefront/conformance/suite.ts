import { affiliateChecks } from "./affiliates.ts";
import { authenticationChecks } from "./authentication.ts";
import { checkoutChecks } from "./checkout.ts";
import { detailChecks } from "./details.ts";
import { licenseChecks } from "./licenses.ts";
import { listChecks } from "./lists.ts";
import type { Check, Outcome, Subject } from "./subject.ts";

/** What the specification says of /v1, check by check, for whatever answers it. */
export const suite: readonly Check[] = [
  ...authenticationChecks,
  ...listChecks,
  ...detailChecks,
  ...checkoutChecks,
  ...licenseChecks,
  ...affiliateChecks,
];

export async function examine({ acts = false, run }: Check, subject: Subject): Promise<Outcome | undefined> {
  if (acts && !subject.mayAct)
    return { skipped: "it would buy, activate, revoke or invite; ask for it with --act" };
  return run(subject);
}
