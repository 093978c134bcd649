/** Stops of a picture, counted: when so many long ones came within so long, help is offered (D105). Pure; moments are steady milliseconds. */

export interface Stalls {
  /** When the stop that lasts began; undefined while it moves. */
  since: number | undefined;
  /** It was counted already. */
  isCounted: boolean;
  /** When long ones were counted. */
  at: readonly number[];
  /** All of them, since the room was opened. */
  total: number;
}

export interface StallRule {
  stalls: number;
  stallMs: number;
  withinMs: number;
}

export const NO_STALLS: Stalls = { since: undefined, isCounted: false, at: [], total: 0 };

export const startStall = (stalls: Stalls, now: number): Stalls =>
  stalls.since === undefined ? { ...stalls, since: now, isCounted: false } : stalls;

/** Time passes: a stop that has become a long one counts, once. */
export function countStall(stalls: Stalls, now: number, { stallMs, withinMs }: StallRule): Stalls {
  const { since, isCounted, total } = stalls;
  const at = stalls.at.filter((one) => now - one < withinMs);
  if (since === undefined || isCounted || now - since < stallMs)
    return at.length === stalls.at.length ? stalls : { ...stalls, at };
  return { since, isCounted: true, at: [...at, now], total: total + 1 };
}

export const restartStall = (stalls: Stalls, now: number, rule: StallRule): Stalls => ({
  ...countStall(stalls, now, rule),
  since: undefined,
});

export const isStuttering = ({ at }: Stalls, { stalls }: StallRule): boolean => at.length >= stalls;

/** Help was taken or declined: only new ones count. */
export const clearStalls = (stalls: Stalls): Stalls => ({ ...stalls, at: [] });
