import { resolve } from "node:path";
import { sentenceFor } from "./refusal.ts";

/** Runs a command to its end: what stops it is told in a sentence, and the exit code is not 0. */
export async function command(work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(`\n${sentenceFor(error, resolve(process.env.DATA_DIR || ".data"))}`);
    process.exitCode = 1;
  }
}
