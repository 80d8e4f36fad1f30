import { timingSafeEqual } from "node:crypto";
import { canonicalLicenseKey } from "#domain/license-key.ts";
import { hashToken } from "../staff/token.ts";

/** The code as people type it: it is made like a license key, so that it can be read aloud. */
export function isFirstRunCode(typed: string, code: string): boolean {
  const [given, wanted] = [typed, code].map((each) => Buffer.from(hashToken(canonicalLicenseKey(each))));
  return given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted);
}
