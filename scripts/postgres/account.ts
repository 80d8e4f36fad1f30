import { type SpawnOptions, spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { Refusal } from "../refusal.ts";
import { OWN_DATABASE } from "./binaries.ts";

/** The account that runs PostgreSQL, which refuses to run as root, and how a program is started as it. */
export interface Account {
  /** Only where it is another than ours. */
  owner?: { uid: number; gid: number };
  command(
    program: string,
    words: readonly string[],
  ): { command: string; words: string[]; options: SpawnOptions };
}

const OURSELVES: Account = {
  command: (command, words) => ({ command, words: [...words], options: {} }),
};

/** Their order is the order of the least that is given away. */
const CAPABILITIES = ["dac_read_search", "dac_override"] as const;
const NAMES = ["nobody", "daemon", "postgres"] as const;

/**
 * Ourselves, unless we are root: then the owner of the cluster that is already there, or the first account
 * that can run `postgres` and stand in `folder`. Under root's home no other account can enter either; there
 * the process is given the one right to search any folder, and where a container has taken that right away,
 * the wider one.
 */
export function accountFor(postgres: string, folder: string, cluster: string): Account {
  if (process.getuid?.() !== 0) return OURSELVES;
  for (const owner of candidates(cluster)) {
    for (const account of [plain(owner), ...CAPABILITIES.map((right) => withRight(owner, right))]) {
      if (works(account, postgres, folder)) return account;
    }
  }
  throw new Refusal(
    `PostgreSQL refuses to run as root, and no other account of this machine can run it in ${folder} (tried ${NAMES.join(", ")}, also with setpriv). Start as an ordinary user, move to a folder that others can enter, or: ${OWN_DATABASE}`,
  );
}

function candidates(cluster: string) {
  const there = statSync(cluster, { throwIfNoEntry: false });
  if (there && there.uid !== 0) return [{ uid: there.uid, gid: there.gid }];
  return NAMES.flatMap((name) => {
    const [uid, gid] = ["-u", "-g"].map((which) =>
      Number(spawnSync("id", [which, name], { encoding: "utf8" }).stdout || Number.NaN),
    );
    return uid && gid ? [{ uid, gid }] : [];
  });
}

function plain(owner: { uid: number; gid: number }): Account {
  return { owner, command: (command, words) => ({ command, words: [...words], options: owner }) };
}

function withRight(owner: { uid: number; gid: number }, right: (typeof CAPABILITIES)[number]): Account {
  const before = [
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    "--clear-groups",
    "--securebits=+no_setuid_fixup",
    `--inh-caps=+${right}`,
    `--ambient-caps=+${right}`,
    `--bounding-set=-all,+${right}`,
  ];
  return {
    owner,
    command: (command, words) => ({ command: "setpriv", words: [...before, command, ...words], options: {} }),
  };
}

function works(account: Account, postgres: string, folder: string): boolean {
  const script = 'cd "$1" && exec "$2" --version';
  const { command, words, options } = account.command("/bin/sh", ["-c", script, "sh", folder, postgres]);
  return spawnSync(command, words, { ...options, stdio: "ignore", cwd: "/" }).status === 0;
}
