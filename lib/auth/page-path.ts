import "server-only";
import { headers } from "next/headers";
import { PAGE_PATH_HEADER } from "./page-path-header.ts";

export async function pagePath(): Promise<string> {
  return (await headers()).get(PAGE_PATH_HEADER) ?? "/";
}
