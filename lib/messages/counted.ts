import type { LanguageCode } from "./language.ts";

/** A number with its thing: "1 sale", "1,204 sales"; French says "0 vente". */
export function counting(language: LanguageCode) {
  const numbers = new Intl.NumberFormat(language === "en" ? "en-GB" : "fr-FR");
  const isOne = language === "en" ? (n: number) => n === 1 : (n: number) => Math.abs(n) < 2;
  return (n: number, one: string, many: string): string => `${numbers.format(n)} ${isOne(n) ? one : many}`;
}
