import { z } from "zod";
import { amountSchema } from "./amount.ts";
import { absentUnlessReadable, publicId, timestampSchema, urlSchema } from "./text.ts";

export const purchaseStatuses = ["awaiting_payment", "completed", "failed", "refunded"] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];

export const shippingSchema = z
  .object({
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string().nullable().describe("Country code"),
    zip: z.string().nullable(),
  })
  .meta({ id: "Shipping" });

export type Shipping = z.infer<typeof shippingSchema>;

export const postPurchaseFileSchema = z.object({ id: z.string(), name: z.string(), download_url: urlSchema });

export const issuedLicenseSchema = z
  .object({
    id: publicId("lic"),
    key: z.string(),
    status: z.string(),
    expires_at: timestampSchema.nullable(),
  })
  .meta({ id: "IssuedLicense" });

export type IssuedLicense = z.infer<typeof issuedLicenseSchema>;

export const issuedCourseSchema = z
  .object({ id: z.string(), name: z.string(), url: urlSchema })
  .meta({ id: "IssuedCourse" });

export const purchaseSchema = z
  .object({
    id: publicId("sal"),
    status: z.enum(purchaseStatuses),
    original_amount: amountSchema.describe("Before the discount"),
    amount: amountSchema.describe("After the discount"),
    discount_amount: amountSchema,
    payment: z.object({
      amount: amountSchema.nullable().describe("In the payment currency; null for a free product"),
      status: z.string(),
      exchange_rate: amountSchema.nullish(),
    }),
    shipping: shippingSchema.nullish(),
    store: z.object({ id: publicId("str"), name: z.string() }),
    product: z.object({ id: publicId("prd"), name: z.string(), slug: z.string() }),
    customer: z.object({
      id: publicId("cus"),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
    }),
    discount: z
      .object({
        id: publicId("dis"),
        code: z.string(),
        type: z.string(),
        value: absentUnlessReadable(z.number()),
      })
      .nullable(),
    post_purchase: z.object({
      files: z.array(postPurchaseFileSchema),
      licenses: z.array(issuedLicenseSchema).catch([]),
      courses: z.array(issuedCourseSchema).catch([]),
    }),
  })
  .meta({ id: "Purchase" });

export type Purchase = z.infer<typeof purchaseSchema>;
