import { createHash } from "node:crypto";
import type { ProductType } from "#contract/product.ts";

export type PictureSize = "thumbnail" | "cover";

const SIZES: Record<PictureSize, { width: number; height: number }> = {
  thumbnail: { width: 320, height: 320 },
  cover: { width: 1200, height: 630 },
};

/** Two tones and the paper beneath, chosen to go together. */
const PALETTES = [
  ["#e9e2d3", "#c8553d", "#2d4654"],
  ["#e3e8e1", "#3d7068", "#d9a441"],
  ["#ece6ef", "#6b4e71", "#e08e79"],
  ["#e1e7ee", "#33658a", "#f2a65a"],
  ["#f0e7dc", "#8c4a2f", "#5b7b7a"],
  ["#e6ebe9", "#1f4e5f", "#e4572e"],
  ["#eee9df", "#4a5859", "#d1495b"],
  ["#e7e9e0", "#606c38", "#dda15e"],
] as const;

interface Chance {
  next(): number;
}

/** The same product always has the same picture: its bytes are the dice. */
function chanceFrom(id: string): Chance {
  const bytes = createHash("sha256").update(id).digest();
  let place = 0;
  return {
    next() {
      const byte = bytes[place % bytes.length] ?? 0;
      place += 1;
      return byte / 255;
    },
  };
}

export function drawPicture(id: string, type: ProductType, size: PictureSize): string {
  const { width, height } = SIZES[size];
  const chance = chanceFrom(id);
  const [paper, first, second] = PALETTES[Math.floor(chance.next() * PALETTES.length * 0.999)] ?? PALETTES[0];
  const frame = { width, height, first, second, chance };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${SHAPES[type](frame)}</svg>\n`;
}

interface Frame {
  width: number;
  height: number;
  first: string;
  second: string;
  chance: Chance;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A sun over hills: something to look at. */
function hills({ width, height, first, second, chance }: Frame): string {
  const x = round(width * (0.25 + 0.5 * chance.next()));
  const y = round(height * (0.28 + 0.2 * chance.next()));
  const low = round(height * (0.6 + 0.15 * chance.next()));
  const bend = round(height * (0.1 + 0.25 * chance.next()));
  return `<circle cx="${x}" cy="${y}" r="${round(height * 0.17)}" fill="${first}"/><path d="M0 ${low} Q${round(width * 0.25)} ${low - bend} ${round(width * 0.5)} ${low} T${width} ${low} V${height} H0Z" fill="${second}"/>`;
}

/** Windows one over the other: a program. */
function windows({ width, height, first, second, chance }: Frame): string {
  const side = height * 0.52;
  const left = (width - side * 1.35) / 2;
  const top = height * 0.2;
  const shift = height * (0.08 + 0.06 * chance.next());
  const box = (x: number, y: number, fill: string, extra = "") =>
    `<rect x="${round(x)}" y="${round(y)}" width="${round(side * 1.2)}" height="${round(side)}" rx="${round(side * 0.06)}" fill="${fill}"${extra}/>`;
  const dots = [0, 1, 2]
    .map(
      (dot) =>
        `<circle cx="${round(left + side * (0.1 + dot * 0.09))}" cy="${round(top + side * 0.1)}" r="${round(side * 0.028)}" fill="#fff" opacity=".8"/>`,
    )
    .join("");
  return `${box(left + shift, top + shift, second, ' opacity=".85"')}${box(left, top, first)}${dots}`;
}

/** Steps that lead up: a course. */
function steps({ width, height, first, second, chance }: Frame): string {
  const count = 4 + Math.floor(chance.next() * 2.9);
  const bar = width / (count * 1.6 + 1);
  return Array.from({ length: count }, (_, step) => {
    const tall = height * (0.18 + (0.6 * (step + 1)) / count);
    const x = bar * (0.8 + step * 1.6);
    return `<rect x="${round(x)}" y="${round(height - tall)}" width="${round(bar)}" height="${round(tall)}" rx="${round(bar * 0.12)}" fill="${step === count - 1 ? first : second}"/>`;
  }).join("");
}

/** Overlapping sheets: several things as one. */
function sheets({ width, height, first, second, chance }: Frame): string {
  const side = height * 0.46;
  const turn = 6 + 12 * chance.next();
  const sheet = (x: number, fill: string, angle: number) =>
    `<rect x="${round(x - side / 2)}" y="${round(height / 2 - side / 2)}" width="${round(side)}" height="${round(side)}" rx="${round(side * 0.08)}" fill="${fill}" opacity=".92" transform="rotate(${round(angle)} ${round(x)} ${round(height / 2)})"/>`;
  return `${sheet(width / 2 - side * 0.36, second, -turn)}${sheet(width / 2, first, 0)}${sheet(width / 2 + side * 0.36, second, turn)}`;
}

/** Two circles that meet: people. */
function circles({ width, height, first, second, chance }: Frame): string {
  const radius = height * (0.22 + 0.05 * chance.next());
  const circle = (x: number, fill: string) =>
    `<circle cx="${round(x)}" cy="${round(height / 2)}" r="${round(radius)}" fill="${fill}" opacity=".88"/>`;
  return `${circle(width / 2 - radius * 0.62, first)}${circle(width / 2 + radius * 0.62, second)}`;
}

const SHAPES: Record<ProductType, (frame: Frame) => string> = {
  downloadable: hills,
  license: windows,
  course: steps,
  bundle: sheets,
  service: circles,
  coaching: circles,
};
