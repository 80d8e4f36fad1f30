/** The same seed always tells the same story. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  below(bound: number): number;
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  letters(length: number, alphabet?: string): string;
}

const LOWER = "0123456789abcdefghijklmnopqrstuvwxyz";

export function randomFrom(seed: string): Random {
  const next = mulberry32(hash(seed));
  const below = (bound: number) => Math.floor(next() * bound);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
  return {
    next,
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (probability) => next() < probability,
    pick,
    weighted(items) {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(items)[0];
    },
    letters(length, alphabet = LOWER) {
      let text = "";
      for (let place = 0; place < length; place += 1) text += alphabet[below(alphabet.length)];
      return text;
    },
  };
}

function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
}
