import { z } from "zod";
import { type ReasonCode, reasonCodes, reasons } from "./errors.ts";

export const SUCCESS = "success";

/** Field names mapped to sentences, a list of sentences, or an empty list. */
export const errorsSchema = z
  .union([z.array(z.string()), z.record(z.string(), z.array(z.string()))])
  .describe("Empty when there is nothing to report");

export type Errors = z.infer<typeof errorsSchema>;

export const errorEnvelopeSchema = z
  .object({
    message: z.string().describe("What happened, in a sentence"),
    data: z.array(z.unknown()).max(0).describe("Always empty on an error"),
    errors: errorsSchema,
    code: z
      .enum(reasonCodes)
      .optional()
      .catch(undefined)
      .describe("The stable word for the reason, for programs"),
  })
  .meta({ id: "Error" });

export type ErrorEnvelope = z.infer<typeof errorEnvelopeSchema>;

export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ message: z.string(), data, errors: errorsSchema });
}

/** The success answer around its payload. */
export function succeeded<Data>(data: Data, message: string = SUCCESS) {
  return { message, data, errors: [] as const };
}

/** The error answer of a reason: its own sentence unless one is handed in; a 401 repeats it as its one error. */
export function refused(code: ReasonCode, own: { message?: string; errors?: Errors } = {}) {
  const reason = reasons[code];
  const message = own.message ?? reason.message;
  const errors: Errors = own.errors ?? (reason.status === 401 ? [message] : []);
  return { message, data: [] as const, errors, code };
}
