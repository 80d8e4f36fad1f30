import { z } from "zod";

export const amountSchema = z
  .object({
    value: z
      .number()
      .describe("In major units, with the currency's own decimals; where noted, the integer smallest unit"),
    formatted: z.string().describe("Display text with the currency symbol"),
    short: z.string().describe("Shortened display text"),
    currency: z.string().describe("ISO 4217 code"),
  })
  .meta({ id: "Amount" });

export type Amount = z.infer<typeof amountSchema>;
