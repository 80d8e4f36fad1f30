import { z } from "zod";
import { isEmail } from "#contract/email-address.ts";
import { text } from "#contract/text.ts";

export const PASSWORD_MIN = 10;

/** Counted as people do; spaces are letters like any other. */
export const newPassword = text(1000).refine((typed) => [...typed].length >= PASSWORD_MIN);

export const personName = text(100).trim().min(1);

export const staffEmail = text(254)
  .transform((typed) => typed.trim().toLowerCase())
  .refine(isEmail);

export const staffId = z.coerce.number().int().positive();
