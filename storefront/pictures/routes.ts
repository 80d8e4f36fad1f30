import { Hono } from "hono";
import { type ProductType, productTypes } from "#contract/product.ts";
import { row, sql } from "../db/statement.ts";
import { refusal, toResponse } from "../http/answer.ts";
import type { StoreEnv } from "../http/request.ts";
import type { Service } from "../service.ts";
import { drawPicture, type PictureSize } from "./draw.ts";

const FILES: Record<string, PictureSize> = { "thumbnail.svg": "thumbnail", "cover.svg": "cover" };

/** Pictures of published products, for anybody: shops show them. */
export function pictureRoutes({ pool }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>().get("/pictures/:store/:product/:file", async (c) => {
    const { store, product, file } = c.req.param();
    const size = FILES[file];
    const named = /^[\w-]{1,100}$/.test(store) && /^prd_[a-z0-9]{1,40}$/.test(product);
    const type = size && named ? await typeOf(pool, store, product) : undefined;
    if (!size || !type) return toResponse(refusal("path_unknown"));
    return c.body(drawPicture(product, type, size), 200, {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=86400, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
  });
}

async function typeOf(
  pool: Service["pool"],
  store: string,
  product: string,
): Promise<ProductType | undefined> {
  const found = await row<{ type: string }>(
    pool,
    sql`SELECT p.type FROM stores s JOIN products p ON p.store_id = s.id
        WHERE s.slug = ${store} AND p.public_id = ${product} AND p.status = 'published'`,
  );
  return productTypes.find((type) => type === found?.type);
}
