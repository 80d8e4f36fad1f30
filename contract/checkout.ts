import { z } from "zod";
import { isCountryCode, isCurrencyCode } from "./codes.ts";
import { email } from "./email.ts";
import { envelope } from "./envelope.ts";
import { purchaseSchema } from "./purchase.ts";
import { isStorable, optional, required, text, urlSchema } from "./text.ts";

export const checkoutSteps = ["payment", "completed", "already_purchased"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export const CUSTOM_METADATA_KEYS_MAX = 10;

/** Checked first, before the product is looked up. */
export const checkoutShape = z.object({
  product_id: required(text(255)).describe("The product's public id or slug"),
});

const country = (max: number) =>
  text(max)
    .refine(isCountryCode, { error: "must be a valid ISO 3166-1 country code" })
    .transform((code) => code.toUpperCase());

const currency = text(3)
  .refine(isCurrencyCode, { error: "must be a valid ISO 4217 currency code" })
  .transform((code) => code.toUpperCase());

/** Its host is looked for here, not asked: whether it answers is the buyer's browser's business. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.hostname !== "";
}

const key = z.string().refine(isStorable);

const metadataValue = z.union([text(255), z.number(), z.boolean()]);

const customMetadata = z
  .record(key, metadataValue)
  .refine((entries) => Object.keys(entries).length <= CUSTOM_METADATA_KEYS_MAX, {
    error: `must not have more than ${CUSTOM_METADATA_KEYS_MAX} keys`,
    abort: true,
  })
  .meta({ maxProperties: CUSTOM_METADATA_KEYS_MAX });

const customFields = z.record(key, z.union([text(), z.number(), z.boolean(), z.null()]));

const purchaseFields = {
  email: required(email).describe("The buyer's e-mail address"),
  first_name: required(text(50)).describe("The buyer's first name"),
  last_name: required(text(50)).describe("The buyer's last name"),
  phone: z
    .object({
      number: required(text(20).regex(/^\d+$/, "must contain digits only")).describe("Digits only"),
      country_code: required(country(10)).describe("ISO country code"),
    })
    .describe("The buyer's telephone"),
  discount_code: optional(text(100)).describe("As the buyer typed it"),
  campaign_id: optional(text(255)).describe("A campaign's public id or tracking code"),
  custom_fields: optional(customFields).describe("The product's own fields, by name"),
  payment_currency: optional(currency).describe("ISO 4217; the store's currency when left out"),
  redirect_url: optional(
    text(2048).refine(isWebAddress, { error: "must be a valid http or https address" }),
  ).describe("Where the buyer goes after paying; `{sale_id}` in it is replaced"),
  custom_metadata: optional(customMetadata).describe("Kept with the sale and sent in pulses"),
  customer_ip: optional(z.union([z.ipv4(), z.ipv6()], "must be a valid IPv4 or IPv6 address")).describe(
    "The buyer's address, IPv4 or IPv6; the caller's when left out",
  ),
};

const WHEN_SHIPPED = "Required when the product is shipped";

const shippingFields = {
  address: required(text(255)).describe(WHEN_SHIPPED),
  city: required(text(100)).describe(WHEN_SHIPPED),
  state: required(text(100)).describe(WHEN_SHIPPED),
  country: required(country(2)).describe(`${WHEN_SHIPPED}; ISO 3166-1 alpha-2`),
  zip: required(text(20)).describe(WHEN_SHIPPED),
};

/** Read by itself where other fields are wrong, so that all that is wrong is told at once. */
export const checkoutCurrency = z.object({ payment_currency: purchaseFields.payment_currency });

const withoutShipping = z.object(purchaseFields);
const withShipping = z.object({ ...purchaseFields, ...shippingFields });

export type CheckoutFields = z.infer<typeof withoutShipping> &
  Partial<Pick<z.infer<typeof withShipping>, keyof typeof shippingFields>>;

/** Everything but `product_id`; shipping is required or ignored, as the product says. */
export function checkoutFields(requiresShipping: boolean): z.ZodType<CheckoutFields> {
  return requiresShipping ? withShipping : withoutShipping;
}

const shippingWhenRequired = z.object(shippingFields).partial().shape;

/** The whole body, as the reference shows it. */
export const checkoutBody = z.object({ ...checkoutShape.shape, ...purchaseFields, ...shippingWhenRequired });

export const checkoutSchema = z
  .object({
    step: z.enum(checkoutSteps),
    message: z.string().nullish().describe("For the customer"),
    purchase: purchaseSchema.nullable().describe("Null when `already_purchased`"),
    payment: z
      .object({
        checkout_url: urlSchema.nullable().describe("Where to send the buyer; null for a free product"),
        transaction_id: z.string().nullable(),
      })
      .nullish(),
  })
  .meta({ id: "Checkout" });

export type Checkout = z.infer<typeof checkoutSchema>;

export const checkoutResponse = envelope(checkoutSchema);
