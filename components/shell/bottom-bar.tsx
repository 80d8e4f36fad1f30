import { Ellipsis } from "lucide-react";
import type { Messages } from "#lib/messages/en.ts";
import { NavLink } from "./nav-link.tsx";
import { type PlaceGroup, thumbPlaces } from "./navigation.ts";

const MORE = "more-pages";

const tab =
  "flex min-h-14 min-w-0 flex-1 cursor-pointer flex-col items-center justify-center gap-0.5 text-quiet text-xs aria-[current=page]:font-medium aria-[current=page]:text-link";

const row =
  "flex min-h-11 items-center gap-3 rounded-md px-3 text-base hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium";

interface BottomBarProps {
  groups: PlaceGroup[];
  words: Messages["shell"];
}

/** On a phone: four pages under the thumb, the others in a sheet that needs no script to open. */
export function BottomBar({ groups, words }: BottomBarProps) {
  const places = groups.flatMap((group) => group.places);
  const isNear = ({ name }: { name: string }) => thumbPlaces.some((near) => near === name);
  return (
    <>
      <nav
        aria-label={words.navigation}
        className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {places.filter(isNear).map(({ name, href, icon: Icon }) => (
          <NavLink className={tab} href={href} key={href}>
            <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
            <span className="max-w-full truncate px-1">{words[name]}</span>
          </NavLink>
        ))}
        <button className={tab} popoverTarget={MORE} type="button">
          <Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {words.more}
        </button>
      </nav>
      <nav
        aria-label={words.moreNavigation}
        className="sheet fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none rounded-t-lg bg-raised p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-ink shadow-float"
        id={MORE}
        popover="auto"
      >
        <ul className="flex flex-col">
          {places
            .filter((place) => !isNear(place))
            .map(({ name, href, icon: Icon }) => (
              <li key={href}>
                <NavLink className={row} href={href}>
                  <Icon aria-hidden="true" className="size-5 text-quiet" strokeWidth={1.75} />
                  {words[name]}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}
