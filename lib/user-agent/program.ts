import Bowser from "bowser";

/** Longer ones are nobody's program, and are not worth reading. */
const READ_MAX = 512;

const major = (version: string | undefined): string => version?.split(".")[0] ?? "";

/** What names itself first, as "Lumen/3.2 (macOS 14)" does. */
function ownName(userAgent: string): string | null {
  const [name] = userAgent.match(/^[\p{L}\d][\p{L}\d ._-]{0,39}/u) ?? [];
  const version = /^[\p{L}\d ._-]+\/(\d[\d.]{0,11})/u.exec(userAgent)?.[1];
  if (!name || name === "Mozilla") return null;
  return version ? `${name.trim()} ${version}` : name.trim();
}

/** "Chrome 141 · Windows": who a request said it came from; null where it did not say. */
export function programOf(userAgent: string): string | null {
  const text = userAgent.trim().slice(0, READ_MAX);
  if (text === "") return null;
  const { browser, os } = Bowser.parse(text);
  const isBrowser = text.startsWith("Mozilla/") && Boolean(browser.name);
  const name = isBrowser ? `${browser.name} ${major(browser.version)}`.trim() : ownName(text);
  return [name, os.name].filter(Boolean).join(" · ") || null;
}
