import "server-only";
import { type License, licenseSchema } from "#contract/license.ts";
import type { Answer } from "../answer.ts";
import type { Priority } from "../storefront/budget.ts";
import { readOne } from "./one.ts";

export function readLicense(key: string, priority?: Priority): Promise<Answer<License>> {
  return readOne(["licenses", key], licenseSchema, priority);
}
