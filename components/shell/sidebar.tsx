import type { Messages } from "#lib/messages/en.ts";
import { Brand } from "./brand.tsx";
import { NavLink } from "./nav-link.tsx";
import type { PlaceGroup } from "./navigation.ts";
import { SidebarToggle } from "./sidebar-toggle.tsx";

const item =
  "group/item flex h-8 items-center gap-2.5 rounded-md px-2 text-quiet text-sm transition-colors duration-100 hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-ink";

interface SidebarProps {
  groups: PlaceGroup[];
  words: Messages["shell"];
}

export function Sidebar({ groups, words }: SidebarProps) {
  return (
    <nav
      aria-label={words.navigation}
      className="sticky top-0 flex h-dvh w-sidebar shrink-0 flex-col border-line border-r bg-surface folded:w-14 max-md:hidden"
    >
      <div className="flex h-12 shrink-0 items-center px-4">
        <Brand />
      </div>
      <div className="flex flex-1 flex-col gap-4 overflow-y-auto px-3 py-2">
        {groups.map(({ name: group, places }) => (
          <div key={group}>
            {group === "settings" && (
              <p className="px-2 pb-1 text-faint text-xs folded:sr-only">{words.settings}</p>
            )}
            <ul className="flex flex-col gap-px">
              {places.map(({ name, href, icon: Icon }) => (
                <li key={href}>
                  <NavLink className={item} href={href} title={words[name]}>
                    <Icon
                      aria-hidden="true"
                      className="size-4 shrink-0 group-aria-[current=page]/item:text-link"
                      strokeWidth={1.75}
                    />
                    <span className="truncate folded:sr-only">{words[name]}</span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="flex px-3 py-3">
        <SidebarToggle />
      </div>
    </nav>
  );
}
