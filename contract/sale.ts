import { z } from "zod";
import { amountSchema } from "./amount.ts";
import { channelSchema } from "./channel.ts";
import { envelope } from "./envelope.ts";
import {
  cursor,
  dates,
  idFilter,
  oneOf,
  paginationSchema,
  perPage,
  search,
  startsBeforeItEnds,
} from "./pagination.ts";
import { productTypeSchema } from "./product.ts";
import { issuedLicenseSchema, postPurchaseFileSchema, shippingSchema } from "./purchase.ts";
import { absentUnlessReadable, optional, text as plainText, publicId, timestampSchema } from "./text.ts";

export const saleStatuses = ["awaiting_payment", "completed", "failed", "abandoned", "settled"] as const;
export const paymentStatuses = ["initiated", "pending", "cancelled", "failed", "success"] as const;

export type SaleStatus = (typeof saleStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];

const payment = {
  amount: amountSchema.nullable().describe("In the payment currency"),
  status: z.enum(paymentStatuses),
  exchange_rate: amountSchema.nullable(),
};

const postPurchase = z.object({
  files: z.array(postPurchaseFileSchema.extend({ size: z.int().describe("Bytes") })),
  licences: z.array(issuedLicenseSchema).catch([]),
  instructions: z.string().nullable(),
});

const rate = z.object({
  value: z.number(),
  comment: z.string().nullable(),
  created_at: timestampSchema,
});

const listed = {
  id: publicId("sal"),
  status: z.enum(saleStatuses),
  original_amount: amountSchema.describe("Before the discount"),
  amount: amountSchema.describe("After the discount"),
  discount_amount: amountSchema,
  shipping: shippingSchema.nullish().describe("When provided"),
  store: z.object({ id: publicId("str"), name: z.string(), slug: z.string() }),
  product: z.object({
    id: publicId("prd"),
    name: z.string(),
    type: productTypeSchema,
    slug: z.string().optional(),
  }),
  customer: z.object({ id: publicId("cus"), email: z.string(), name: z.string() }),
  discount: z.object({ id: publicId("dis"), code: z.string(), type: z.string() }).nullable(),
  rate: absentUnlessReadable(rate).optional().describe("The customer's rating, when given"),
  post_purchase: postPurchase,
  channel: channelSchema.optional(),
  created_at: timestampSchema.optional(),
  completed_at: timestampSchema.nullish(),
  refunded_at: timestampSchema.nullish().describe("Set once the sale is refunded"),
};

export const listedSaleSchema = z
  .object({ ...listed, payment: z.object(payment) })
  .meta({ id: "ListedSale" });

const text = z.string().nullable();

export const saleSchema = z
  .object({
    ...listed,
    payment: z.object({
      ...payment,
      transaction_id: text.optional(),
      gateway: text.optional(),
      method: text.optional(),
      fee: amountSchema.nullish(),
      failure_error: text.optional(),
    }),
    settlement: z.object({ settled_at: timestampSchema.nullable() }).nullish(),
    context: z
      .object({ ip_address: text, user_agent: text, country: text, device_type: text, locale: text })
      .optional(),
    custom_fields_values: z.record(z.string(), z.unknown()).nullish(),
    custom_metadata: z.record(z.string(), z.unknown()).nullish(),
    download: z.object({ total: z.int(), last_at: timestampSchema.nullable() }).optional(),
    awaiting_payment_at: timestampSchema.nullish(),
    failed_at: timestampSchema.nullish(),
    abandoned_at: timestampSchema.nullish(),
    updated_at: timestampSchema.optional(),
  })
  .meta({ id: "Sale" });

export type ListedSale = z.infer<typeof listedSaleSchema>;
export type Sale = z.infer<typeof saleSchema>;

export const salesQuery = startsBeforeItEnds(
  z.object({
    per_page: perPage(15),
    cursor,
    status: oneOf(saleStatuses, "Only sales of this status"),
    customer_id: idFilter("customer"),
    search: search("sale reference, customer e-mail address or payment transaction id"),
    ...dates("creation date"),
  }),
);

export type SalesQuery = z.infer<typeof salesQuery>;

export const refundBody = z.object({
  reason: optional(plainText(500)).describe("Kept with the revocation of its licenses"),
});

export type RefundBody = z.infer<typeof refundBody>;

/** The one list whose pagination stands beside `data`, not in it. */
export const salesResponse = envelope(z.array(listedSaleSchema)).extend({ pagination: paginationSchema });
export const saleResponse = envelope(saleSchema);
