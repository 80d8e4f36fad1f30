import type { IncomingMessage } from "node:http";

const KEPT = 1024;

/**
 * The first KiB of an answer. The status has decided already: a body that breaks off or never ends changes nothing, and
 * one that is longer costs its connection rather than our memory.
 */
export async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      const bytes = Buffer.from(part);
      parts.push(bytes);
      length += bytes.length;
      if (length > KEPT) break;
    }
  } catch {
    // Broken off: what came is kept.
  }
  return storable(Buffer.concat(parts).subarray(0, KEPT));
}

/** The database's text has no NUL, and a cut may have gone through a letter. */
function storable(bytes: Buffer): string {
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll("\0", "");
}
