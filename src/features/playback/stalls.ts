/** Whether a film stutters: three stops of more than two seconds within a minute (D105). Pure. */
const LONG_MS = 2_000;
const WITHIN_MS = 60_000;
const MANY = 3;

export interface Stalls {
  /** When it stopped to wait; undefined while it goes on. */
  since: number | undefined;
  /** Ends of long stops. */
  ends: readonly number[];
  /** Long stops in all. */
  count: number;
}

export const NO_STALLS: Stalls = { since: undefined, ends: [], count: 0 };

export function startStall(stalls: Stalls, at: number): Stalls {
  return stalls.since === undefined ? { ...stalls, since: at } : stalls;
}

export function wentOn({ since, ends, count }: Stalls, at: number): Stalls {
  const isLong = since !== undefined && at - since > LONG_MS;
  return {
    since: undefined,
    ends: [...ends, ...(isLong ? [at] : [])].filter((end) => at - end < WITHIN_MS),
    count: isLong ? count + 1 : count,
  };
}

export const stutters = ({ ends }: Stalls): boolean => ends.length >= MANY;
