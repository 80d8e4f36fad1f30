import pg from "pg";

const anyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);
const FRACTION = 20;
const SPACE = 32;

/**
 * An instant as PostgreSQL writes it for us: `2026-03-15 12:00:00.123+00`. A page of sales holds eighty of them, and the
 * driver's own reading, which knows every time zone and era, takes four times as long; it reads what looks different.
 */
export function readInstant(text: string): Date | number {
  const { length } = text;
  const zone = length - 3;
  const usual = length >= 22 && length <= 26 && text.charCodeAt(10) === SPACE && text.endsWith("+00");
  // JavaScript takes the years 0 to 99 for those of the last century.
  if (!usual || text.startsWith("00")) return anyInstant(text);
  const fraction = length === 22 ? 0 : Number(text.slice(FRACTION, zone)) * 10 ** (3 - (zone - FRACTION));
  return new Date(
    Date.UTC(
      two(text, 0) * 100 + two(text, 2),
      two(text, 5) - 1,
      two(text, 8),
      two(text, 11),
      two(text, 14),
      two(text, 17),
      fraction,
    ),
  );
}

function two(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}
