import { capabilities, type Store } from "#contract/store.ts";
import type { StoreRow } from "./queries.ts";

export function toStore(row: StoreRow): Store {
  const {
    public_id: id,
    name,
    slug,
    description,
    logo_url,
    url,
    status,
    currency,
    social_links: links,
  } = row;
  const link = (network: string) => links[network] ?? null;
  return {
    id,
    name,
    slug,
    description,
    logo_url,
    url,
    status,
    currency,
    social_links: {
      telegram: link("telegram"),
      instagram: link("instagram"),
      facebook: link("facebook"),
      x: link("x"),
      linkedin: link("linkedin"),
      youtube: link("youtube"),
      tiktok: link("tiktok"),
      discord: link("discord"),
    },
    capabilities: [...capabilities],
  };
}
