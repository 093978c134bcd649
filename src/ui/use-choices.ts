/** Shows a setting as chosen at once; it stays until the server confirms it and reverts where the server refuses. */
import { useEffect, useRef, useState } from 'react';

interface Choice<Known> {
  change: Partial<Known>;
  /** What was known when the server took it; undefined while it is asked. Newer word replaces it. */
  base?: Known;
}

export interface Choices<Known> {
  /** What is known, with what was chosen over it. */
  now: Known;
  /** True where the server took it. */
  choose: (change: Partial<Known>) => Promise<boolean>;
}

/**
 * @param current what the server said last; another value where it said more
 * @param set makes the call, one after another in their order; false where it was refused
 */
export function useChoices<Known extends object>(
  current: Known,
  set: (change: Partial<Known>) => Promise<boolean>,
): Choices<Known> {
  const [choices, setChoices] = useState<readonly Choice<Known>[]>([]);
  const latest = useRef(current);
  useEffect(() => {
    latest.current = current;
  });
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const standing = choices.filter(({ base }) => base === undefined || base === current);
  const choose = (change: Partial<Known>) => {
    const choice: Choice<Known> = { change };
    setChoices([...standing, choice]);
    const settling = line.current.then(async () => {
      const isTaken = await set(change);
      const settledChoices = isTaken ? [{ change, base: latest.current }] : [];
      setChoices((all) => all.flatMap((one) => (one === choice ? settledChoices : [one])));
      return isTaken;
    });
    line.current = settling;
    return settling;
  };
  const now = standing.reduce<Known>((all, { change }) => ({ ...all, ...change }), current);
  return { now, choose };
}
