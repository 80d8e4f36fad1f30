import Link from "next/link";
import type { ReactNode } from "react";
import { Avatar } from "#components/ui/avatar.tsx";
import type { Role } from "#lib/auth/roles.ts";
import type { Messages } from "#lib/messages/en.ts";
import { languageNames, languages } from "#lib/messages/language.ts";
import { densities, themes } from "#lib/reader/preferences.ts";
import type { Reader } from "#lib/reader/reader.ts";
import { Choice } from "./choice.tsx";

const MENU = "user-menu";

export interface Who {
  name: string;
  email: string;
  role: Role;
}

interface UserMenuProps {
  who: Who;
  reader: Reader;
  words: Messages["shell"];
  signOut: ReactNode;
}

/** Opens without a script; what is chosen in it holds at once. */
export function UserMenu({ who, reader, words, signOut }: UserMenuProps) {
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-full phone:size-11"
        popoverTarget={MENU}
        title={words.yourMenu(who.name)}
        type="button"
      >
        <Avatar name={who.name} />
        <span className="sr-only">{words.yourMenu(who.name)}</span>
      </button>
      <div
        aria-label={words.yourMenu(who.name)}
        className="fixed top-13 right-4 bottom-auto left-auto m-0 w-64 rounded-lg bg-raised text-ink shadow-float phone:top-15 phone:w-72"
        id={MENU}
        popover="auto"
        role="dialog"
      >
        <div className="border-line border-b px-4 py-3">
          <p className="truncate font-medium">{who.name}</p>
          <p className="truncate text-quiet text-sm">{who.email}</p>
          <p className="mt-1 text-quiet text-xs">{words.roles[who.role]}</p>
        </div>
        <div className="flex flex-col gap-3 border-line border-b px-4 py-3">
          <Choice
            legend={words.theme}
            name="theme"
            options={themes.map((value) => ({ value, label: words.themes[value] }))}
            value={reader.theme}
          />
          <Choice
            legend={words.density}
            name="density"
            options={densities.map((value) => ({ value, label: words.densities[value] }))}
            value={reader.density}
          />
          <Choice
            legend={words.language}
            name="language"
            options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
            value={reader.language}
          />
        </div>
        <div className="p-2">
          <Link
            className="flex h-9 w-full items-center rounded-md px-2 text-sm hover:bg-sunken phone:h-11"
            href="/settings/account"
            prefetch={false}
          >
            {words.account}
          </Link>
          {signOut}
        </div>
      </div>
    </>
  );
}
