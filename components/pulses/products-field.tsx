"use client";

import { useMessages } from "#lib/messages/client.tsx";
import type { NamedProduct } from "./pulse-form.tsx";

interface ProductsFieldProps {
  products: readonly NamedProduct[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Folded away: most pulses are told about every product. */
export function ProductsField({ products, chosen, onChange }: ProductsFieldProps) {
  const { pulses: words } = useMessages();
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <details open={chosen.length > 0}>
      <summary className="inline-flex min-h-8 items-center rounded-sm font-medium text-sm phone:min-h-11">
        {words.onlyProducts(chosen.length)}
      </summary>
      <div className="mt-2 grid max-h-72 gap-x-6 overflow-y-auto rounded-md border border-line p-3 md:grid-cols-2">
        {products.map(({ id, name }) => (
          <label className="flex min-h-8 items-center gap-2.5 phone:min-h-11" key={id}>
            <input
              checked={chosen.includes(id)}
              className="size-4 shrink-0 accent-accent"
              onChange={() => toggle(id)}
              type="checkbox"
            />
            <span className="min-w-0 truncate">{name}</span>
          </label>
        ))}
      </div>
    </details>
  );
}
