import type { Store } from "../store.ts";

export interface Pictured {
  public_id: string;
  has_pictures: boolean;
}

/** The service draws and serves its products' pictures itself. */
export function picturesOf(
  { public_id: id, has_pictures: pictured }: Pictured,
  store: Pick<Store, "slug">,
  publicUrl: string,
) {
  if (!pictured) return { thumbnail: null, cover: null };
  const address = `${publicUrl}/pictures/${store.slug}/${id}`;
  return { thumbnail: `${address}/thumbnail.svg`, cover: `${address}/cover.svg` };
}
