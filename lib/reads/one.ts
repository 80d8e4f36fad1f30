import "server-only";
import type { z } from "zod";
import type { Answer } from "../answer.ts";
import { answerOf } from "../storefront/answers.ts";
import type { Priority } from "../storefront/budget.ts";
import { path } from "../storefront/path.ts";
import { withStore } from "../storefront/the-store.ts";

/** One thing at an address of its own, which every store has. */
export function readOne<Schema extends z.ZodType>(
  parts: readonly string[],
  schema: Schema,
  priority: Priority = "click",
): Promise<Answer<z.output<Schema>>> {
  return withStore(async (client) =>
    answerOf(await client.read(path(parts), { priority }), client.host, schema),
  );
}
