import { isLanguage, type LanguageCode } from "#lib/messages/language.ts";

export const themes = ["light", "dark", "system"] as const;
export const densities = ["comfortable", "compact"] as const;
export const sidebars = ["open", "closed"] as const;

export type Theme = (typeof themes)[number];
export type Density = (typeof densities)[number];
export type Sidebar = (typeof sidebars)[number];

/** What a reader has chosen, remembered in one cookie each. */
export interface Preferences {
  theme: Theme;
  density: Density;
  sidebar: Sidebar;
  language: LanguageCode | undefined;
  timeZone: string | undefined;
}

export type PreferenceName = keyof Preferences;

export const preferenceCookies: Record<PreferenceName, string> = {
  theme: "vitrine_theme",
  density: "vitrine_density",
  sidebar: "vitrine_sidebar",
  language: "vitrine_language",
  timeZone: "vitrine_time_zone",
};

function oneOf<Word extends string>(words: readonly Word[], text: string | undefined): Word | undefined {
  return words.find((word) => word === text);
}

/** A cookie is written by whoever likes to: only a zone that formats is one. */
export function isTimeZone(text: string | undefined): text is string {
  if (!text || text.length > 64) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** What is absent or nonsense is as if it had never been chosen. */
export function readPreferences(read: (cookie: string) => string | undefined): Preferences {
  const text = (name: PreferenceName) => read(preferenceCookies[name]);
  const language = text("language");
  const timeZone = text("timeZone");
  return {
    theme: oneOf(themes, text("theme")) ?? "system",
    density: oneOf(densities, text("density")) ?? "comfortable",
    sidebar: oneOf(sidebars, text("sidebar")) ?? "open",
    language: isLanguage(language) ? language : undefined,
    timeZone: isTimeZone(timeZone) ? timeZone : undefined,
  };
}

const checks = new Map<string, (value: string) => boolean>([
  ["theme", (value) => oneOf(themes, value) !== undefined],
  ["density", (value) => oneOf(densities, value) !== undefined],
  ["sidebar", (value) => oneOf(sidebars, value) !== undefined],
  ["language", isLanguage],
  ["timeZone", isTimeZone],
]);

export function isPreference(name: string, value: string): name is PreferenceName {
  return checks.get(name)?.(value) ?? false;
}
