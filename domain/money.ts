// Pinned by us: what is stored in the smallest unit must not change its meaning with a newer table of currencies.
const WITHOUT_DECIMALS = new Set(
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" "),
);
const WITH_THREE = new Set("BHD IQD JOD KWD LYD OMR TND".split(" "));

export function decimalsOf(currency: string): number {
  if (WITHOUT_DECIMALS.has(currency)) return 0;
  return WITH_THREE.has(currency) ? 3 : 2;
}

const POWERS = [1, 10, 100, 1000] as const;

/** How many of the smallest unit make one of the currency. */
export function unitsOf(currency: string): number {
  return POWERS[decimalsOf(currency)] ?? 100;
}

/** Fifteen digits: every such amount is also exact as a number of major units. */
export const MAX_AMOUNT = 999_999_999_999_999;

export function isAmount(minor: number): boolean {
  return Number.isInteger(minor) && minor >= 0 && minor <= MAX_AMOUNT;
}

/** In major units: 1999 of USD is 19.99, of JPY 1999. */
export function toMajor(minor: number, currency: string): number {
  return minor / unitsOf(currency);
}

/** The way back, for amounts that arrive in major units from somewhere else. */
export function toMinor(major: number, currency: string): number {
  return Math.round(major * unitsOf(currency));
}

/** A percentage has at most two decimals, so it is counted in hundredths and nothing is lost before the rounding. */
export function percentOff(amount: number, percent: number): number {
  const hundredths = BigInt(Math.round(percent * 100));
  return Number((BigInt(amount) * hundredths * 2n + 10_000n) / 20_000n);
}

const RATE_DECIMALS = 100_000_000;

/** Rounded half up; `rate` is how much of the other currency one of this one buys, with at most eight decimals. */
export function convert(minor: number, from: string, to: string, rate: number): number {
  const top = BigInt(minor) * BigInt(Math.round(rate * RATE_DECIMALS)) * BigInt(unitsOf(to));
  const bottom = BigInt(RATE_DECIMALS) * BigInt(unitsOf(from));
  return Number((2n * top + bottom) / (2n * bottom));
}
