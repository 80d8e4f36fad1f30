import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { after, test } from "node:test";

const root = join(import.meta.dirname, "..");

const wrong: Record<string, readonly string[]> = {
  "contract/a.ts": [
    "#domain/x.ts",
    "#storefront/x.ts",
    "#lib/x.ts",
    "../domain/x.ts",
    "pg",
    "node:fs/promises",
  ],
  "domain/a.ts": [
    "#storefront/db/pool.ts",
    "#lib/x.ts",
    "../contract/x.ts",
    "../storefront/x.ts",
    "hono",
    "node:fs",
  ],
  "storefront/settings.ts": ["#lib/x.ts", "#scripts/x.ts", "../lib/x.ts", "./testing/database.ts"],
  "storefront/db/a.ts": [
    "#components/x.ts",
    "../resources/sales/queries.ts",
    "../http/app.ts",
    "../../domain/x.ts",
  ],
  "storefront/resources/sales/queries.ts": [
    "../../http/answer.ts",
    "../../jobs/x.ts",
    "../../../contract/x.ts",
    "#app/x.ts",
  ],
  "storefront/resources/sales/routes.ts": ["../../testing/database.ts", "#e2e/x.ts"],
  "storefront/resources/sales/sales.test.ts": ["#lib/x.ts", "../../../scripts/x.ts"],
  "storefront/demo/a.ts": ["../http/app.ts", "#bench/x.ts"],
  "lib/a.ts": ["../storefront/db/pool.ts", "#storefront/x.ts", "#components/x.tsx"],
  "lib/actions/a.ts": ["../../storefront/db/pool.ts", "../../contract/x.ts", "#app/x.ts"],
  "components/ui/a.tsx": [
    "#lib/storefront/client.ts",
    "../../lib/storefront/client.ts",
    "pg",
    "#storefront/x.ts",
    "#app/x.ts",
  ],
  "app/page.tsx": ["#storefront/x.ts", "#domain/x.ts", "../lib/x.ts"],
  "e2e/a.e2e.ts": ["#storefront/x.ts", "#lib/x.ts", "../scripts/x.ts"],
  "scripts/start/a.ts": ["../../storefront/db/pool.ts"],
};

const right: Record<string, readonly string[]> = {
  "contract/a.ts": ["./amount.ts", "zod"],
  "contract/a.test.ts": ["node:fs"],
  "domain/a.ts": ["#contract/amount.ts", "./money.ts"],
  "storefront/db/a.ts": ["#domain/x.ts", "pg"],
  "storefront/resources/sales/queries.ts": [
    "#contract/x.ts",
    "#domain/x.ts",
    "../../db/pool.ts",
    "../customers/wire.ts",
  ],
  "storefront/resources/sales/routes.ts": ["../../http/answer.ts"],
  "storefront/resources/sales/sales.test.ts": ["../../testing/database.ts", "../../http/app.ts"],
  "storefront/http/app.ts": ["../resources/sales/routes.ts", "../payments/page.ts"],
  "lib/actions/a.ts": ["../storefront/client.ts", "#contract/x.ts"],
  "components/ui/a.tsx": ["#lib/format/x.ts", "#domain/x.ts"],
  "app/page.tsx": ["#components/x.tsx", "#lib/x.ts", "./globals.css"],
  "e2e/a.e2e.ts": ["#contract/x.ts", "./browser.ts"],
  "scripts/start/a.ts": ["#storefront/db/pool.ts", "../refusal.ts"],
};

const refusedOfWrong = refusedByLinter(wrong);
const refusedOfRight = refusedByLinter(right);

for (const [path, imports] of Object.entries(wrong))
  test(`${path} may not import against the direction of its room`, () => {
    assert.deepEqual(refusedOfWrong.get(path), imports);
  });

for (const path of Object.keys(right))
  test(`${path} may import what its room reads`, () => {
    assert.deepEqual(refusedOfRight.get(path), []);
  });

/** Lays out the files, an import a line, and answers with those that this repository's linter refuses. */
function refusedByLinter(files: Record<string, readonly string[]>): Map<string, string[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "vitrine-directions-")));
  after(() => rmSync(folder, { recursive: true }));
  for (const name of ["biome.json", ".gitignore"]) copyFileSync(join(root, name), join(folder, name));
  for (const [path, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), imports.map((name, at) => `import x${at} from "${name}";\n`).join(""));
  }
  const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
  const words = [
    biome,
    "lint",
    "--only=style/noRestrictedImports",
    "--max-diagnostics=none",
    "--reporter=github",
  ];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  const found = [...stdout.matchAll(/noRestrictedImports,file=([^,]+),line=(\d+)/g)].map(
    ([, file = "", line]) => `${relative(folder, file)}:${line}`,
  );
  return new Map(
    Object.entries(files).map(([path, imports]) => [
      path,
      imports.filter((_, at) => found.includes(`${path}:${at + 1}`)),
    ]),
  );
}
