import { z } from "zod";
import { envelope } from "./envelope.ts";
import { cursor, dates, page, perPage, search, startsBeforeItEnds } from "./pagination.ts";
import { publicId, timestampSchema, urlSchema } from "./text.ts";

export const customerSchema = z
  .object({
    id: publicId("cus"),
    name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    avatar_url: urlSchema.nullable(),
    phone: z.object({ number: z.string().nullable(), country_code: z.string().nullable() }).nullable(),
    store: z.object({ id: publicId("str"), name: z.string() }),
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .meta({ id: "Customer" });

export type Customer = z.infer<typeof customerSchema>;

export const customersQuery = startsBeforeItEnds(
  z.object({
    per_page: perPage(15),
    cursor,
    search: search("name or e-mail address"),
    ...dates("creation date"),
  }),
);

export type CustomersQuery = z.infer<typeof customersQuery>;

export const customersResponse = envelope(page(customerSchema));
export const customerResponse = envelope(customerSchema);
