import "server-only";
import { type License, licenseSchema } from "#contract/license.ts";
import type { Answer } from "../answer.ts";
import { readOne } from "./one.ts";

export function readLicense(key: string): Promise<Answer<License>> {
  return readOne(["licenses", key], licenseSchema);
}
