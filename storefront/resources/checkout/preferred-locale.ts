/** The first language an `Accept-Language` header names, in its canonical form; null when it names none. */
export function preferredLocale(header: string | undefined): string | null {
  const [first = ""] = (header ?? "").split(/[,;]/, 1);
  try {
    return Intl.getCanonicalLocales(first.trim())[0] ?? null;
  } catch {
    return null;
  }
}
