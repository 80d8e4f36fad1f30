export interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Bars {
  width: number;
  height: number;
  bars: Bar[];
  /** What the top of the plot stands for: a round number at or above the highest value. */
  top: number;
}

const STEP = 10;
const GAP = 2;

/** Bars from zero up, one a value, in a box as wide as they are many; a negative value has none. */
export function barsOf(values: readonly number[], height = 100): Bars {
  const top = roundTop(Math.max(0, ...values));
  const bars = values.map((value, place) => {
    const tall = top === 0 ? 0 : (Math.max(0, value) / top) * height;
    return { x: place * STEP + GAP / 2, y: height - tall, width: STEP - GAP, height: tall };
  });
  return { width: values.length * STEP, height, bars, top };
}

const ROUND = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** 0 stays 0; 37 becomes 40, 1,204 becomes 1,500. */
export function roundTop(highest: number): number {
  if (highest <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = ROUND.find((round) => round * power >= highest) ?? 10;
  return step * power;
}
