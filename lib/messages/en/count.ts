import { counting } from "../counted.ts";

const counted = counting("en");

/** "3 licenses"; an irregular plural is handed in. */
export function count(n: number, one: string, many = `${one}s`): string {
  return counted(n, one, many);
}
