import "server-only";
import type { Answer } from "../answer.ts";
import { settings } from "../settings.ts";
import { failed, succeeded } from "../storefront/answers.ts";
import { problem } from "../storefront/problem.ts";

/** Until sign-in and the audit log are there: everybody of a demo, which only its own machine can reach, and nobody else. */
interface Staff {
  id: string;
}

type StaffAct = "read" | "license.activate" | "license.revoke" | "affiliate.invite";

export async function staffFor(_act: StaffAct): Promise<Answer<Staff>> {
  return settings().mode === "demo" ? succeeded({ id: "demo" }) : failed(problem("signed_out", ""));
}

interface Deed {
  act: StaffAct;
  subject: { kind: string; id: string; label?: string };
  detail?: Record<string, unknown>;
}

export function audited<Data>(
  _staff: Staff,
  _deed: Deed,
  work: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  return work();
}
