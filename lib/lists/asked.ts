import { z } from "zod";
import { PER_PAGE_MAX } from "#contract/pagination.ts";
import type { Answer } from "../answer.ts";
import { failed, succeeded } from "../storefront/answers.ts";
import type { Priority } from "../storefront/budget.ts";
import { invalid } from "../storefront/problem.ts";
import { type ListFilters, type ListName, lists } from "./names.ts";
import { FIRST_PAGE, FURTHER_PAGE } from "./page-size.ts";
import type { Asked } from "./reading/list.ts";

const paging = z.object({
  cursor: z.string().max(4096).optional().catch(undefined),
  per_page: z.coerce.number().int().min(1).max(PER_PAGE_MAX).optional().catch(undefined),
  /** `click`: somebody waits for it now, although it is a further page. */
  priority: z.enum(["click", "background"]).optional().catch(undefined),
});

/** What a page of a list is asked for by the parameters of an address. */
export function asked<Name extends ListName>(
  name: Name,
  parameters: URLSearchParams,
): Answer<Asked<ListFilters[Name]>> {
  const given = Object.fromEntries(parameters);
  const { cursor = null, per_page, priority: wished } = paging.parse(given);
  const schema: z.ZodType<ListFilters[Name]> = lists[name];
  const filters = schema.safeParse(given);
  if (!filters.success) return failed(invalid(String(filters.error.issues[0]?.path[0] ?? ""), filters.error));
  const perPage = per_page ?? (cursor === null ? FIRST_PAGE : FURTHER_PAGE);
  const priority: Priority = wished ?? (cursor === null ? "click" : "background");
  return succeeded({ filters: filters.data, cursor, perPage, priority });
}
