import { counting } from "../counted.ts";

const counted = counting("fr");

export function count(n: number, one: string, many = `${one}s`): string {
  return counted(n, one, many);
}
