export const languages = ["en", "fr"] as const;
export type LanguageCode = (typeof languages)[number];

/** A language is named in itself, so that who reads no other one finds it. */
export const languageNames: Record<LanguageCode, string> = { en: "English", fr: "Français" };

/** Where nothing else is said: a day before its month, and a clock of 24 hours. */
const plainLocales: Record<LanguageCode, string> = { en: "en-GB", fr: "fr-FR" };

export function isLanguage(word: string | undefined): word is LanguageCode {
  return languages.some((language) => language === word);
}

/** A header is written by whoever likes to: only what a formatter takes is a locale. */
function isLocale(tag: string): boolean {
  try {
    return tag !== "*" && tag.length < 36 && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** What the browser accepts, best first. */
function accepted(header: string): string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...rest] = part.trim().split(";");
      const weight = rest.find((word) => word.trim().startsWith("q="));
      return { tag: tag.trim(), weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ tag, weight }) => isLocale(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

const languageOf = (tag: string) => tag.slice(0, 2).toLowerCase();

/** The one chosen, else the first of the browser's that is spoken here, else English. */
export function chooseLanguage(chosen: string | undefined, acceptLanguage: string): LanguageCode {
  if (isLanguage(chosen)) return chosen;
  return accepted(acceptLanguage).map(languageOf).find(isLanguage) ?? "en";
}

/** The reader's own way of writing numbers and dates, as far as it is one of the page's language. */
export function chooseLocale(language: LanguageCode, acceptLanguage: string): string {
  const own = accepted(acceptLanguage).find((tag) => languageOf(tag) === language && tag.includes("-"));
  return own ?? plainLocales[language];
}
