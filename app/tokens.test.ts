import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

type Scheme = "light" | "dark";
type Colour = { light: number; dark: number };

/** The luminance of an oklch colour, by the matrices of the CSS Color 4 specification. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (part: number) => Math.min(1, Math.max(0, part));
  const red = inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function readTokens(): Map<string, Colour> {
  const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
  const one = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
  const pattern = new RegExp(String.raw`--color-([\w-]+):\s*light-dark\(${one},\s*${one}\)`, "g");
  return new Map(
    Array.from(css.matchAll(pattern), ([, name = "", ...numbers]) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.map(Number);
      return [name, { light: luminance(a, b, c), dark: luminance(d, e, f) }];
    }),
  );
}

const tokens = readTokens();

function contrast(front: string, back: string, scheme: Scheme): number {
  const [x, y] = [tokens.get(front)?.[scheme], tokens.get(back)?.[scheme]];
  assert.ok(x !== undefined && y !== undefined, `${front} or ${back} is no colour of both palettes`);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const grounds = ["canvas", "surface", "raised", "sunken"];
const on = (front: string, backs: string[]) => backs.map((back): [string, string] => [front, back]);

const text = [
  ...on("ink", [...grounds, "accent-soft", "idle-soft"]),
  ...on("quiet", [...grounds, "accent-soft"]),
  ...on("faint", grounds),
  ...on("link", [...grounds, "accent-soft"]),
  ...on("on-accent", ["accent", "accent-pressed"]),
  ...on("on-danger", ["danger", "danger-pressed"]),
  ...["positive", "warning", "negative", "idle"].flatMap((state) => on(state, [...grounds, `${state}-soft`])),
];

const marks = [
  ...on("field", ["canvas", "surface", "raised"]),
  ...on("focus", [...grounds, "accent-soft"]),
  ...on("accent", ["canvas", "surface"]),
];

for (const scheme of ["light", "dark"] as const) {
  test(`in the ${scheme} palette every text has a contrast of 4.5 and every mark one of 3`, () => {
    const short = (pairs: [string, string][], least: number) =>
      pairs
        .map(([front, back]) => ({ pair: `${front} on ${back}`, found: contrast(front, back, scheme) }))
        .filter(({ found }) => found < least)
        .map(({ pair, found }) => `${pair}: ${found.toFixed(2)} of ${least}`);
    assert.deepEqual([...short(text, 4.5), ...short(marks, 3)], []);
  });
}

test("black on white has the contrast that the guidelines give it", () => {
  assert.equal(Math.round((luminance(1, 0, 0) + 0.05) / (luminance(0, 0, 0) + 0.05)), 21);
});
