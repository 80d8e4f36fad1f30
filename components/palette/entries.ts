import { Handshake, Languages, type LucideIcon, SunMoon, UserPlus } from "lucide-react";
import { placesFor } from "#components/shell/navigation.ts";
import type { Person } from "#components/shell/person.tsx";
import { may, type Role } from "#lib/auth/roles.ts";
import type { Messages } from "#lib/messages/en.ts";
import { languageNames, languages } from "#lib/messages/language.ts";
import { type PreferenceName, themes } from "#lib/reader/preferences.ts";

/** A page or an act: it is there without asking the store. */
export interface Entry {
  id: string;
  title: string;
  icon: LucideIcon;
  does: { href: string } | { preference: PreferenceName; value: string };
}

export function pagesFor(
  { role, offered }: Pick<Person, "role" | "offered">,
  { shell }: Pick<Messages, "shell">,
): Entry[] {
  return placesFor(role, offered).flatMap(({ places }) =>
    places.map(({ name, href, icon }) => ({ id: `page ${href}`, title: shell[name], icon, does: { href } })),
  );
}

export function actsFor(role: Role, { shell, palette, language }: Messages): Entry[] {
  const acts: (Entry | false)[] = [
    may(role, "affiliate.invite") && {
      id: "act invite affiliates",
      title: palette.inviteAffiliates,
      icon: Handshake,
      does: { href: "/affiliates" },
    },
    may(role, "staff.manage") && {
      id: "act add staff",
      title: palette.addStaff,
      icon: UserPlus,
      does: { href: "/settings/staff" },
    },
    ...themes.map((value) => ({
      id: `act theme ${value}`,
      title: palette.theme(shell.themes[value]),
      icon: SunMoon,
      does: { preference: "theme" as const, value },
    })),
    ...languages
      .filter((each) => each !== language)
      .map((value) => ({
        id: `act language ${value}`,
        title: languageNames[value],
        icon: Languages,
        does: { preference: "language" as const, value },
      })),
  ];
  return acts.filter((act) => act !== false);
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Each typed word begins one of the title's; accents don't matter. */
export function isMeant({ title }: Pick<Entry, "title">, typed: string): boolean {
  const words = plain(title).split(/[^\p{L}\d]+/u);
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  return wanted.every((each) => words.some((word) => word.startsWith(each)));
}
