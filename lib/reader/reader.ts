import { chooseLanguage, chooseLocale, type LanguageCode } from "#lib/messages/language.ts";
import type { Density, Preferences, Sidebar, Theme } from "./preferences.ts";

/** Who reads: how words, numbers and instants are to be written for them. Plain data, so it goes to the browser as it is. */
export interface Reader {
  language: LanguageCode;
  locale: string;
  timeZone: string;
  /** False until the browser has told its zone; then UTC stands in for it. */
  timeZoneKnown: boolean;
  theme: Theme;
  density: Density;
  sidebar: Sidebar;
}

export function readerFrom(preferences: Preferences, acceptLanguage: string): Reader {
  const { theme, density, sidebar, timeZone } = preferences;
  const language = chooseLanguage(preferences.language, acceptLanguage);
  return {
    language,
    locale: chooseLocale(language, acceptLanguage),
    timeZone: timeZone ?? "UTC",
    timeZoneKnown: timeZone !== undefined,
    theme,
    density,
    sidebar,
  };
}
