/** The server's clock as stories set it: still, so that pictures can be compared, or running towards a node's moment. */

/** A moment that never moves. */
export const STORY_NOW = Date.UTC(2026, 10, 21, 4, 0, 0);

const HOUR_MS = 3_600_000;
const RUN_UP_MS = 10_000;

/** Unix seconds of the years 2001 to 2100: no count and no price of a story is as large. */
const MOMENTS = { from: 1_000_000_000, to: 4_200_000_000 };

function momentIn(value: unknown): number | undefined {
  if (typeof value === 'number') {
    return Number.isInteger(value) && value >= MOMENTS.from && value <= MOMENTS.to ? value : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const part of Object.values(value)) {
    const moment = momentIn(part);
    if (moment !== undefined) return moment;
  }
  return undefined;
}

/** The first moment a config or its data names, in unix seconds. */
export function momentOf(...values: readonly unknown[]): number | undefined {
  return momentIn(values);
}

/** The clock a toolbar's choice stands for, in milliseconds; `since` counts what has passed for real. */
export function clockOf(choice: unknown, moment: number | undefined, since: () => number): () => number {
  const at = moment === undefined ? STORY_NOW : moment * 1000;
  if (choice === 'running') {
    const start = since();
    return () => at - RUN_UP_MS + since() - start;
  }
  const still =
    choice === 'before' ? at - HOUR_MS : choice === 'at' ? at : choice === 'after' ? at + HOUR_MS : STORY_NOW;
  return () => still;
}
