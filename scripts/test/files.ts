import { glob, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { Refusal } from "../refusal.ts";

const root = join(import.meta.dirname, "..", "..");
const UNIT = ".test.ts";
const BROWSER = ".e2e.ts";

/** The tests that need no browser: all of them, or those among the paths given. */
export async function unitTests(paths: readonly string[]): Promise<string[]> {
  return paths.length > 0 ? chosen(paths, UNIT) : search(".", UNIT);
}

export async function browserTests(paths: readonly string[]): Promise<string[]> {
  return paths.length > 0 ? chosen(paths, BROWSER) : search("e2e", BROWSER);
}

async function chosen(paths: readonly string[], ending: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const there = await stat(resolve(root, path)).catch(() => undefined);
    if (!there) throw new Refusal(`There is no test at ${path}.`);
    if (there.isDirectory()) found.push(...(await search(path, ending)));
    else if (path.endsWith(ending)) found.push(relative(root, resolve(root, path)).replaceAll(sep, "/"));
  }
  return found;
}

async function search(folder: string, ending: string): Promise<string[]> {
  const found: string[] = [];
  const exclude = (path: string) => /(^|[\\/])(node_modules|\.next|\.git|\.data)$/.test(path);
  for await (const path of glob(join(folder, `**/*${ending}`), { cwd: root, exclude }))
    found.push(path.replaceAll(sep, "/"));
  return found.sort();
}
