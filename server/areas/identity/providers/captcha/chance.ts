/** Numbers nobody foresees, for drawing. */
import { randomInt } from 'node:crypto';

const STEPS = 10_000;

/** A number from `least` up to `most`. */
export function between(least: number, most: number): number {
  return least + ((most - least) * randomInt(STEPS + 1)) / STEPS;
}

/** The same with one decimal, as it is written into a drawing. */
export function about(least: number, most: number): string {
  return between(least, most).toFixed(1);
}

export function times<Value>(count: number, make: (index: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
