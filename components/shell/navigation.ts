import {
  BadgePercent,
  ChartNoAxesColumn,
  Handshake,
  KeyRound,
  KeySquare,
  type LucideIcon,
  Package,
  Radio,
  ReceiptText,
  ScrollText,
  Store,
  UserCog,
  Users,
} from "lucide-react";
import type { Capability } from "#contract/store.ts";
import { may, type Role, type StaffAct } from "#lib/auth/roles.ts";
import type { Messages } from "#lib/messages/en.ts";

type Name = keyof Messages["shell"] &
  (
    | "overview"
    | "licenses"
    | "sales"
    | "customers"
    | "products"
    | "discounts"
    | "affiliates"
    | "pulses"
    | "audit"
    | "storeSettings"
    | "staffSettings"
    | "keySettings"
  );

export interface Place {
  name: Name;
  href: string;
  icon: LucideIcon;
  needs: StaffAct;
  /** Not every store has what it leads to. */
  of?: Capability;
}

export interface PlaceGroup {
  name: "daily" | "catalogue" | "connections" | "settings";
  places: Place[];
}

const groups: PlaceGroup[] = [
  {
    name: "daily",
    places: [
      { name: "overview", href: "/", icon: ChartNoAxesColumn, needs: "read" },
      { name: "licenses", href: "/licenses", icon: KeyRound, needs: "read" },
      { name: "sales", href: "/sales", icon: ReceiptText, needs: "read" },
      { name: "customers", href: "/customers", icon: Users, needs: "read" },
    ],
  },
  {
    name: "catalogue",
    places: [
      { name: "products", href: "/products", icon: Package, needs: "read" },
      { name: "discounts", href: "/discounts", icon: BadgePercent, needs: "read" },
      { name: "affiliates", href: "/affiliates", icon: Handshake, needs: "read" },
    ],
  },
  {
    name: "connections",
    places: [
      { name: "pulses", href: "/pulses", icon: Radio, needs: "read" },
      { name: "audit", href: "/audit", icon: ScrollText, needs: "audit.read" },
    ],
  },
  {
    name: "settings",
    places: [
      { name: "storeSettings", href: "/settings/store", icon: Store, needs: "read" },
      { name: "staffSettings", href: "/settings/staff", icon: UserCog, needs: "staff.manage" },
      { name: "keySettings", href: "/settings/keys", icon: KeySquare, needs: "keys.manage", of: "api_keys" },
    ],
  },
];

/** What a role may open, in the order of a day; the palette lists the same. `offered` is null while nobody knows. */
export function placesFor(role: Role, offered: readonly string[] | null): PlaceGroup[] {
  const isThere = ({ of }: Place) => of === undefined || offered === null || offered.includes(of);
  return groups
    .map((group) => ({
      ...group,
      places: group.places.filter((place) => may(role, place.needs) && isThere(place)),
    }))
    .filter(({ places }) => places.length > 0);
}

/** What a thumb reaches at once. The rest is behind "More". */
export const thumbPlaces: readonly Name[] = ["overview", "licenses", "sales", "customers"];
