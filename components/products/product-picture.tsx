import type { Product } from "#contract/product.ts";

/** As the store serves it: the box is there before the picture is. */
export function ProductPicture({ product: { pictures } }: { product: Pick<Product, "pictures"> }) {
  const source = pictures.cover ?? pictures.thumbnail;
  if (!source) return null;
  return (
    // biome-ignore lint/performance/noImgElement: it comes from the store's own address, which no build knows
    <img
      alt=""
      className="aspect-[16/10] w-full rounded-lg border border-line bg-sunken object-cover"
      decoding="async"
      height={200}
      src={source}
      width={320}
    />
  );
}
