import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { newSecret } from "../testing/fixtures/pulse.ts";
import { signatureHeaders } from "./signature.ts";

const page = readFileSync(join(import.meta.dirname, "..", "..", "docs", "pulses.md"), "utf8");
const folder = mkdtempSync(join(tmpdir(), "vitrine-kit-"));
after(() => rmSync(folder, { recursive: true }));

function snippet(language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, "s").exec(page) ?? [];
  assert.ok(code, `the page has a snippet for ${language}`);
  return code;
}

const at = new Date();
const [secret, old] = [newSecret(), newSecret()];
const body = JSON.stringify({ event: "license.activated", name: "Zoë & 日本" });
const headers = signatureHeaders(
  { id: "dlv_1", body, at },
  { secret, previous: old, previousUntil: new Date(at.getTime() + 1000) },
  "x-pulse-signature",
);
const later = new Date(at.getTime() + 301_000);

const cases = [
  { title: "with the pulse's secret", given: { headers, body, secret, now: at }, wanted: true },
  {
    title: "with the secret before it, during a rotation",
    given: { headers, body, secret: old, now: at },
    wanted: true,
  },
  { title: "with another secret", given: { headers, body, secret: newSecret(), now: at }, wanted: false },
  { title: "with another body", given: { headers, body: `${body} `, secret, now: at }, wanted: false },
  { title: "five minutes late", given: { headers, body, secret, now: later }, wanted: false },
  { title: "without a signature", given: { headers: {}, body, secret, now: at }, wanted: false },
];

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

describe("the snippet for Node", () => {
  for (const { title, given, wanted } of cases) {
    it(`${wanted ? "takes" : "refuses"} a request ${title}`, async () => {
      const file = join(folder, "node.mjs");
      writeFileSync(file, snippet("js"));
      const { isFromStore } = await import(file);
      assert.equal(isFromStore(given.headers, given.body, given.secret, given.now.getTime()), wanted);
    });
  }
});

const python = `${snippet("python")}
import json, sys
g = json.load(sys.stdin)
print("taken" if is_from_store(g["headers"], g["body"].encode(), g["secret"], g["now"]) else "refused")
`;
const php = `${snippet("php")}
$g = json_decode(file_get_contents('php://stdin'), true);
echo is_from_store($g['headers'], $g['body'], $g['secret'], $g['now']) ? "taken" : "refused";
`;

const others = [
  { language: "Python", command: "python3", file: "check.py", code: python },
  { language: "PHP", command: "php", file: "check.php", code: php },
];

for (const { language, command, file, code } of others) {
  const missing =
    spawnSync(command, ["--version"]).status === 0 ? false : `${command} is not on this machine`;
  describe(`the snippet for ${language}`, { skip: missing }, () => {
    for (const { title, given, wanted } of cases) {
      it(`${wanted ? "takes" : "refuses"} a request ${title}`, () => {
        writeFileSync(join(folder, file), code);
        const input = JSON.stringify({ ...given, now: seconds(given.now) });
        const { stdout, stderr } = spawnSync(command, [join(folder, file)], { input, encoding: "utf8" });
        assert.equal(stdout.trim(), wanted ? "taken" : "refused", stderr);
      });
    }
  });
}
