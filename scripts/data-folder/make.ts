import { mkdirSync } from "node:fs";
import { Refusal } from "../refusal.ts";

export function makeDataDir(path: string) {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // On a file system that can only be read, Node reports a missing folder.
    if ("code" in error && error.code === "ENOSPC") throw error;
    throw new Refusal(
      `The data folder ${path} cannot be made (${error.message}). Set DATA_DIR to a folder of your own.`,
    );
  }
}
