import type { ListedProduct, Product } from "../product.ts";
import { usd } from "./amounts.ts";

export const listedProductExample: ListedProduct = {
  id: "prd_4tz9w1xc7e",
  name: "Brush Pack Pro",
  slug: "brush-pack-pro",
  type: "license",
  category: { value: "creative_arts", label: "Creative Arts" },
  status: "published",
  is_free: false,
  pictures: { thumbnail: "https://store.example/pictures/brush-pack-pro-thumbnail.svg", cover: null },
  pricing: { type: "one_time", current_price: usd(39), price: usd(49) },
};

export const productExample: Product = {
  ...listedProductExample,
  description: "240 brushes for ink, chalk and gouache, for up to three devices.",
  pricing: {
    ...listedProductExample.pricing,
    sale_price: usd(39),
    min_price: null,
    suggested_price: null,
    price_off: "20%",
  },
  quantity: null,
  settings: { is_requires_shipping_address: false },
  rating: { average: 4.7, count: 128 },
  on_sale_until: "2026-12-03T23:59:59Z",
  sales_count: 1204,
  seo: {
    title: "Brush Pack Pro",
    description: "240 brushes for ink, chalk and gouache.",
    keywords: "brushes, ink",
  },
  custom_cta_text: { value: "buy_now", label: "Buy now" },
  fields: [
    {
      order: 1,
      name: "team",
      label: "Team name",
      type: "text",
      is_required: false,
      placeholder: "The Inkers",
      help_text: "Printed on the certificate",
    },
  ],
  bundle: null,
};
