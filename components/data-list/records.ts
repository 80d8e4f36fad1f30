import type { Option } from "#components/ui/option-picker.tsx";
import type { RecordKind } from "./declaration.ts";
import { askPage } from "./fetch-page.ts";

interface Nameable {
  id: string;
  name: string;
  email?: string;
}

const SHOWN = 20;

/** What was offered once is known by its name afterwards, before any row tells it. */
const names = new Map<string, string>();

export const knownName = (id: string): string | undefined => names.get(id);

function finder(list: RecordKind) {
  return async (text: string, signal: AbortSignal): Promise<Option[]> => {
    const filters = text.trim() ? { search: text.trim() } : {};
    const answer = await askPage<Nameable>({ list, filters, perPage: SHOWN, signal });
    if (!answer.ok) return [];
    for (const { id, name } of answer.data.rows) names.set(id, name);
    return answer.data.rows.map(({ id, name, email }) => ({
      value: id,
      label: name,
      ...(email ? { hint: email } : {}),
    }));
  };
}

/** Products and customers, found by what is known of them. */
export const finders: Record<RecordKind, ReturnType<typeof finder>> = {
  products: finder("products"),
  customers: finder("customers"),
};
