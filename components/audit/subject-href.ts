import type { AuditRow } from "#lib/audit/row.ts";

const pages: Readonly<Record<string, string>> = {
  license: "/licenses",
  sale: "/sales",
  affiliate: "/affiliates",
  pulse: "/pulses",
};

/** The page of what was acted on; several at once, and staff, have none. */
export function subjectHref({ kind, id }: AuditRow["subject"]): string | null {
  const page = Object.hasOwn(pages, kind) ? pages[kind] : undefined;
  return page && !/\s/.test(id) ? `${page}/${encodeURIComponent(id)}` : null;
}
