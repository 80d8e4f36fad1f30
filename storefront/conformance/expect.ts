import assert from "node:assert/strict";
import { z } from "zod";
import { errorsSchema } from "#contract/envelope.ts";
import type { Reply, SendOptions, Subject } from "./subject.ts";

/** The answer to a GET that must succeed, in the shape that the specification gives it. */
export async function get<Schema extends z.ZodType>(
  subject: Subject,
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  return shaped(await subject.send("GET", path), 200, schema, `GET ${path}`);
}

export function shaped<Schema extends z.ZodType>(
  reply: Reply,
  status: number,
  schema: Schema,
  request: string,
): z.output<Schema> {
  assert.equal(reply.status, status, `${request} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  const read = schema.safeParse(reply.body);
  if (!read.success) assert.fail(`${request} has another shape:\n${z.prettifyError(read.error)}`);
  return read.data;
}

const refusal = z.object({ message: z.string().min(1), data: z.array(z.never()), errors: errorsSchema });

export async function refuses(
  subject: Subject,
  status: number,
  method: string,
  path: string,
  options: SendOptions = {},
): Promise<z.infer<typeof refusal>> {
  return shaped(await subject.send(method, path, options), status, refusal, `${method} ${path}`);
}

/** A 422 that names the field. */
export async function refusesField(
  subject: Subject,
  field: string,
  method: string,
  path: string,
  options: SendOptions = {},
) {
  const { errors, message } = await refuses(subject, 422, method, path, options);
  assert.ok(!Array.isArray(errors), `${method} ${path} named no field in its errors`);
  assert.ok(errors[field]?.length, `${method} ${path} said nothing of ${field}: ${JSON.stringify(errors)}`);
  return { errors, message };
}
