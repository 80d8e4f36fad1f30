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
  const next = sfc32(seed);
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

/** A state of 128 bits, so that hundreds of thousands of seeds stay apart. */
function sfc32(seed: string): () => number {
  let [a, b, c, d] = [hash(`a${seed}`), hash(`b${seed}`), hash(`c${seed}`), 1];
  const next = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (const char of text) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16_777_619);
    value ^= value >>> 15;
  }
  return value | 0;
}
