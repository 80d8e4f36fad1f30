import { z } from "zod";
import { amountSchema } from "./amount.ts";
import { envelope } from "./envelope.ts";
import { cursor, oneOf, page, perPage, search } from "./pagination.ts";
import { absentUnlessReadable, publicId, timestampSchema, urlSchema } from "./text.ts";

export const productTypes = ["downloadable", "service", "course", "license", "bundle", "coaching"] as const;
export const pricingTypes = ["free", "one_time", "what_you_want"] as const;
export const productStatuses = ["published"] as const;

export const categories = [
  { value: "creative_arts", label: "Creative Arts" },
  { value: "technology", label: "Technology" },
  { value: "business_and_finance", label: "Business & Finance" },
  { value: "personal_development", label: "Personal Development" },
  { value: "education_and_learning", label: "Education & Learning" },
  { value: "entertainment", label: "Entertainment" },
  { value: "health_and_wellness", label: "Health & Wellness" },
  { value: "literature_and_publishing", label: "Literature & Publishing" },
  { value: "media_and_communication", label: "Media & Communication" },
  { value: "miscellaneous", label: "Miscellaneous" },
] as const;

export type ProductType = (typeof productTypes)[number];
export type PricingType = (typeof pricingTypes)[number];
export type CategoryValue = (typeof categories)[number]["value"];

export const categoryValues = [
  "creative_arts",
  "technology",
  "business_and_finance",
  "personal_development",
  "education_and_learning",
  "entertainment",
  "health_and_wellness",
  "literature_and_publishing",
  "media_and_communication",
  "miscellaneous",
] as const satisfies readonly CategoryValue[];

export const productTypeSchema = z.enum(productTypes);

export const categorySchema = z
  .object({ value: z.enum(categoryValues), label: z.string() })
  .meta({ id: "Category" });

export const picturesSchema = z
  .object({ thumbnail: urlSchema.nullable(), cover: urlSchema.nullable() })
  .meta({ id: "Pictures" });

const listedPricing = {
  type: z.enum(pricingTypes),
  current_price: amountSchema,
  price: amountSchema.describe("The base price"),
};

const listed = {
  id: publicId("prd"),
  name: z.string(),
  slug: z.string().describe("URL-friendly identifier"),
  type: productTypeSchema,
  category: categorySchema,
  status: z.enum(productStatuses),
  is_free: z.boolean(),
  pictures: picturesSchema,
};

export const listedProductSchema = z
  .object({ ...listed, pricing: z.object(listedPricing) })
  .meta({ id: "ListedProduct" });

export const customFieldSchema = z
  .object({
    order: z.int(),
    name: z.string().describe("The key in `custom_fields` at checkout"),
    label: z.string(),
    type: z.string(),
    is_required: z.boolean(),
    placeholder: z.string().nullable(),
    help_text: z.string().nullable(),
  })
  .meta({ id: "CustomField" });

export const bundleValueSchema = z
  .object({
    value: amountSchema.describe("What the components cost one by one"),
    savings: z.object({ amount: amountSchema, percentage: z.string() }),
  })
  .meta({ id: "BundleValue" });

const seo = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  keywords: z.union([z.array(z.string()), z.string()]).nullable(),
});

export const productSchema = z
  .object({
    ...listed,
    description: z.string(),
    pricing: z.object({
      ...listedPricing,
      sale_price: amountSchema.nullish().describe("While the product is on sale"),
      min_price: amountSchema.nullish().describe("For pay-what-you-want products"),
      suggested_price: amountSchema.nullish().describe("For pay-what-you-want products"),
      price_off: z.string().nullish().describe("As a percentage"),
    }),
    quantity: absentUnlessReadable(z.number()).describe("How many are left; null is unlimited"),
    settings: z.object({
      is_requires_shipping_address: z.boolean().describe("When true, checkout requires the shipping fields"),
    }),
    rating: z.object({ average: z.number(), count: z.int() }).nullable(),
    on_sale_until: timestampSchema.nullable(),
    sales_count: z.int().nullable().describe("Null when hidden"),
    seo: absentUnlessReadable(seo),
    custom_cta_text: z.object({ value: z.string().nullable(), label: z.string().nullable() }),
    fields: absentUnlessReadable(z.array(customFieldSchema)).describe("What checkout asks the buyer"),
    bundle: bundleValueSchema.nullish().describe("For bundles"),
  })
  .meta({ id: "Product" });

export type ListedProduct = z.infer<typeof listedProductSchema>;
export type Product = z.infer<typeof productSchema>;
export type CustomField = z.infer<typeof customFieldSchema>;

export const productsQuery = z.object({
  per_page: perPage(10),
  cursor,
  search: search("name or slug"),
  category: oneOf(categoryValues, "Only products of this category"),
  type: oneOf(productTypes, "Only products of this type"),
});

export type ProductsQuery = z.infer<typeof productsQuery>;

export const productsResponse = envelope(page(listedProductSchema));
export const productResponse = envelope(productSchema);
