import { z } from "zod";
import { isReasonCode, type ReasonCode } from "#contract/errors.ts";
import type { Problem, ProblemKind } from "../answer.ts";
import type { Reply } from "./request.ts";

export function problem(kind: ProblemKind, store: string, facts: Partial<Problem> = {}): Problem {
  return { kind, store, status: undefined, code: undefined, fields: {}, retryAfter: undefined, ...facts };
}

const refusal = z.object({
  code: z.string().optional().catch(undefined),
  errors: z.record(z.string(), z.array(z.string())).catch({}),
});

/** Why a reply is no answer to what was asked; null where it is one, which still has to be read. */
export function problemOf(reply: Reply, store: string): Problem | null {
  switch (reply.kind) {
    case "unreachable":
    case "silent":
      return problem(reply.kind, store);
    case "broken":
      return problem("unreachable", store);
    case "answered": {
      const { status, body, retryAfter } = reply;
      if (status >= 200 && status < 300) return null;
      const { code: word = "", errors: fields } = refusal.safeParse(body).data ?? { errors: {} };
      const code = isReasonCode(word) ? word : undefined;
      return problem(kindOf(status, code, fields), store, { status, code, fields, retryAfter });
    }
  }
}

function kindOf(status: number, code: ReasonCode | undefined, fields: Record<string, string[]>): ProblemKind {
  if (status === 401 || status === 403) return "key_refused";
  if (status === 404) return code === "path_unknown" ? "not_offered" : "not_found";
  if (status === 405 || status === 501) return "not_offered";
  if (status === 429) return "busy";
  if (status >= 500) return "store_failed";
  if (status === 422) return Object.keys(fields).length > 0 ? "invalid" : "refused";
  return status >= 400 ? "refused" : "unreadable";
}

/** What was typed cannot be sent; the store need not be asked to know. */
export function invalid(field: string, { issues }: z.ZodError): Problem {
  return problem("invalid", "", { fields: { [field]: issues.map(({ message }) => message) } });
}

/** The same of a whole form, each field by the name that it has below `root`. */
export function invalidFields({ issues }: z.ZodError, root: string): Problem {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const name = (path[0] === root ? path.slice(1) : path).map(String).join(".") || root;
    fields[name] = [...(fields[name] ?? []), message];
  }
  return problem("invalid", "", { fields });
}
