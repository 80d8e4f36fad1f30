import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { Refusal } from "../refusal.ts";

const passwordsSchema = z.object({
  postgres: z.string(),
  vitrine_store: z.string(),
  vitrine_dashboard: z.string(),
});
export type Passwords = z.infer<typeof passwordsSchema>;

/** The generated passwords, in a file that only its owner can read. They are there before the cluster is. */
export function readyPasswords(path: string, cluster: string): Passwords {
  if (!existsSync(path)) {
    if (existsSync(cluster))
      throw new Refusal(
        `The passwords of the database in ${cluster} are missing: ${path} is gone. Put it back from a backup, or set DATA_DIR to another folder to begin a new store.`,
      );
    const made: Passwords = { postgres: secret(), vitrine_store: secret(), vitrine_dashboard: secret() };
    // Whole or not at all, also on a full disk.
    writeFileSync(`${path}.making`, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${path}.making`, path);
    return made;
  }
  chmodSync(path, 0o600);
  return passwordsSchema.parse(JSON.parse(readFileSync(path, "utf8")));
}

function secret(): string {
  return randomBytes(24).toString("base64url");
}
