import { z } from "zod";
import { parseEnvironment, webAddressSetting } from "#contract/environment.ts";

const schema = z.object({ STOREFRONT_URL: webAddressSetting().default("http://127.0.0.1:4000") });

/** Where the service that runs beside the dashboard shows its API reference. */
export function referenceAddress(): string {
  return `${parseEnvironment(schema, process.env).STOREFRONT_URL}/docs`;
}
