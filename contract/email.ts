import { EMAIL_MAX, isEmail } from "./email-address.ts";
import { text } from "./text.ts";

/** In lower case: the address is the customer. */
export const email = text(EMAIL_MAX)
  .refine(isEmail, { error: "must be a valid email address" })
  .transform((address) => address.toLowerCase());
