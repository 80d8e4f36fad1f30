// @ts-check
import { createHash } from "node:crypto";

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Package */

/** What node_modules was made from: another lockfile or another kind of machine needs another one. @param {string} lockfile */
export function stampOf(lockfile) {
  return createHash("sha256").update(`${process.platform}-${process.arch}\n${lockfile}`).digest("hex");
}

/**
 * Whether what npm says it installed (node_modules/.package-lock.json) is what the lockfile asks for, so that
 * somebody's own `npm ci` counts. Optional packages may be absent: they are other machines' builds.
 * @param {string} wanted @param {string} installed
 */
export function matches(wanted, installed) {
  const found = packagesOf(installed);
  return Object.entries(packagesOf(wanted)).every(([path, entry]) => {
    if (path === "" || entry.link) return true;
    const there = found[path];
    if (!there) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** @param {string} lockfile @returns {Record<string, Package>} */
function packagesOf(lockfile) {
  return JSON.parse(lockfile).packages ?? {};
}
