import assert from "node:assert/strict";
import { test } from "node:test";
import { count as countEnglish } from "./en/count.ts";
import { en } from "./en.ts";
import { count as countFrench } from "./fr/count.ts";
import { fr } from "./fr.ts";

/** The words that stand as they are, by the path to them. */
function texts(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    texts(inner, path === "" ? name : `${path}.${name}`),
  );
}

test("no text is empty, shouts, or says oops", () => {
  for (const [path, text] of [...texts(en), ...texts(fr)]) {
    assert.notEqual(text.trim(), "", path);
    assert.doesNotMatch(text, /!|[Oo]ops|Are you sure/, path);
  }
});

test("a text of some length is not the English one in French", () => {
  const french = new Map(texts(fr));
  const same = texts(en).filter(([path, text]) => text.length > 14 && french.get(path) === text);
  assert.deepEqual(same, []);
});

test("French sets its signs apart, and writes its apostrophes", () => {
  for (const [path, text] of texts(fr)) {
    assert.doesNotMatch(text, /\p{L}[?;]( |$)|\p{L}'\p{L}/u, path);
  }
});

test("things are counted as each language does: nothing is singular in French only", () => {
  assert.deepEqual(
    [0, 1, 2].map((n) => countEnglish(n, "sale")),
    ["0 sales", "1 sale", "2 sales"],
  );
  assert.deepEqual(
    [0, 1, 2].map((n) => countFrench(n, "vente")),
    ["0 vente", "1 vente", "2 ventes"],
  );
  assert.equal(countEnglish(12345, "reply", "replies"), "12,345 replies");
});
