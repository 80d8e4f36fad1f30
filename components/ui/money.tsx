"use client";

import { money } from "#lib/format/money.ts";
import { useReader } from "#lib/messages/client.tsx";

interface MoneyProps {
  amount: { value: number; currency: string };
  /** Where the column says the currency once. */
  bare?: boolean;
}

export function Money({ amount, bare = false }: MoneyProps) {
  const { locale } = useReader();
  return (
    <span className="tabular whitespace-nowrap">
      {money(amount.value, amount.currency, { locale, bare })}
    </span>
  );
}
