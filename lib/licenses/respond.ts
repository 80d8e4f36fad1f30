import "server-only";
import type { Answer } from "../answer.ts";
import { staffFor } from "../auth/require.ts";
import { readLicenseView } from "../reads/license-view.ts";
import type { Priority } from "../storefront/budget.ts";
import type { LicenseView } from "./view.ts";

/** The license as it is now, for a page that has been open for a while. */
export async function respondWithLicense(key: string, priority: Priority): Promise<Response> {
  const staff = await staffFor("read");
  if (!staff.ok) return json(staff, staff.problem.kind === "signed_out" ? 401 : 403);
  return json(await readLicenseView(key, priority), 200);
}

function json(answer: Answer<LicenseView>, status: number): Response {
  return Response.json(answer, { status, headers: { "cache-control": "private, no-store" } });
}
