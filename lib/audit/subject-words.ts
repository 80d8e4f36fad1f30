import { licenseKeySpellings } from "#domain/license-key.ts";

/** By which words a subject is found again: each of its ids, whole. */
export function subjectWords(id: string): string[] {
  return [...new Set([id, ...id.split(/\s+/)].map((word) => word.trim().toLowerCase()))].filter(Boolean);
}

/** What somebody who looks for a subject may have meant by what they typed. */
export function wordsSought(typed: string): string[] {
  return licenseKeySpellings(typed).map((word) => word.toLowerCase());
}
