import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const root = join(import.meta.dirname, "..");
const home = join(root, "node_modules", "@sparticuz", "chromium");

export interface PackagedBrowser {
  executablePath: string;
  env: NodeJS.ProcessEnv;
}

/** Chromium as a package of the registry, with the libraries and a font that a bare machine lacks; Linux on x64 only. */
export async function packagedChromium(): Promise<PackagedBrowser | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(home)) return undefined;
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(home, "package.json"), "utf8")));
  const folder = join(root, "node_modules", ".cache", `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, "chromium"),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":"),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
    },
  };
}

/** It unpacks itself into TMPDIR, with all its libraries only where it believes to be on the service it was made for. */
async function unpack(folder: string) {
  await mkdir(join(folder, ".."), { recursive: true });
  const making = mkdtempSync(`${folder}-`);
  const script =
    'const { default: chromium } = await import("@sparticuz/chromium"); await chromium.executablePath();';
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: root,
    env: { ...process.env, TMPDIR: making, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The packaged browser could not be unpacked into ${making}: ${stderr}`);
  writeFileSync(join(making, "fonts.conf"), fonts(folder));
  try {
    renameSync(making, folder);
  } catch (error) {
    // Another test was quicker.
    rmSync(making, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function fonts(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${xml(join(folder, "fonts"))}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${xml(join(folder, "fonts-cache"))}</cachedir>
</fontconfig>
`;
}

function xml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
