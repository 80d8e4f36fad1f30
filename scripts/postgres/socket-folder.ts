import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Refusal } from "../refusal.ts";
import type { Account } from "./account.ts";

// The system's limit for a socket's path is 104 to 108 bytes; the name in the folder takes 14 ("/.s.PGSQL.5432").
const LONGEST = 86;

/** A short folder for the socket that only the database's account can enter (and root), the same one each time. */
export function socketFolder(data: string, account: Account): string {
  const uid = account.owner?.uid ?? process.getuid?.() ?? 0;
  const name = `vitrine-${createHash("sha256").update(`${data}\n${uid}`).digest("hex").slice(0, 12)}`;
  for (const base of new Set([tmpdir(), "/tmp", "/var/tmp"])) {
    if (Buffer.byteLength(join(base, name)) + 7 > LONGEST) continue;
    const folder = made(join(base, name), uid, account);
    if (folder && canEnter(account, folder)) return folder;
  }
  throw new Refusal(
    `No folder for the database's socket could be made in ${tmpdir()}, /tmp or /var/tmp: the path must be under 100 characters and open to the account that runs it. Set TMPDIR to such a folder and start again.`,
  );
}

/** The folder, or where somebody else was there first, one with a name that nobody could know. */
function made(path: string, uid: number, account: Account): string | undefined {
  try {
    mkdirSync(path, { mode: 0o700 });
    return given(path, account);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) return undefined;
  }
  const there = lstatSync(path);
  if (there.isDirectory() && there.uid === uid && (there.mode & 0o077) === 0) return path;
  return given(mkdtempSync(`${path}-`), account);
}

function given(path: string, { owner }: Account): string {
  chmodSync(path, 0o700);
  if (owner) chownSync(path, owner.uid, owner.gid);
  return path;
}

function canEnter(account: Account, folder: string): boolean {
  const { command, words, options } = account.command("/bin/sh", ["-c", 'cd "$1"', "sh", folder]);
  return spawnSync(command, words, { ...options, stdio: "ignore", cwd: "/" }).status === 0;
}
