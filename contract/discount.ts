import { z } from "zod";
import { amountSchema } from "./amount.ts";
import { envelope } from "./envelope.ts";
import { cursor, dates, oneOf, page, perPage, search, startsBeforeItEnds } from "./pagination.ts";
import {
  bundleValueSchema,
  categorySchema,
  picturesSchema,
  pricingTypes,
  productTypeSchema,
} from "./product.ts";
import { publicId, timestampSchema } from "./text.ts";

export const discountTypes = ["percentage", "fixed"] as const;
export const discountStatuses = ["active", "expired"] as const;

export type DiscountType = (typeof discountTypes)[number];
export type DiscountStatus = (typeof discountStatuses)[number];

export const discountedProductSchema = z
  .object({
    id: publicId("prd"),
    name: z.string(),
    type: productTypeSchema,
    pictures: picturesSchema,
    category: categorySchema,
    pricing: z.object({
      type: z.enum(pricingTypes),
      price: amountSchema.describe("Here `value` is the integer in the smallest unit"),
    }),
    bundle: bundleValueSchema.nullish(),
  })
  .meta({ id: "DiscountedProduct" });

export const discountSchema = z
  .object({
    id: publicId("dis"),
    name: z.string(),
    code: z.string().describe("Entered at checkout"),
    type: z.enum(discountTypes),
    status: z.enum(discountStatuses),
    value_off: z.object({
      raw: z.number().describe("Percent, or the smallest unit of the store's currency for a fixed discount"),
      formatted: z.string(),
    }),
    products: z.array(discountedProductSchema).describe("Empty means all products"),
    store: z.object({ id: publicId("str"), name: z.string() }),
    customer_email: z.string().nullable().describe("The one customer it is for"),
    usage_limit: z.int().nullable().describe("Null means unlimited"),
    usage_count: z.int(),
    start_date: timestampSchema.nullable(),
    end_date: timestampSchema.nullable(),
    is_auto_generated: z.boolean(),
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .meta({ id: "Discount" });

export type Discount = z.infer<typeof discountSchema>;
export type DiscountedProduct = z.infer<typeof discountedProductSchema>;

export const discountsQuery = startsBeforeItEnds(
  z.object({
    per_page: perPage(15),
    cursor,
    status: oneOf(discountStatuses, "Only discounts of this status"),
    search: search("code, name or public id"),
    ...dates("creation date"),
  }),
);

export type DiscountsQuery = z.infer<typeof discountsQuery>;

export const discountsResponse = envelope(page(discountSchema));
export const discountResponse = envelope(discountSchema);
