/** Keys of a list's entries, which have none of their own: an entry keeps its key while it is moved and while it changes. */
import { useState } from 'react';

interface Keys {
  items: readonly unknown[];
  keys: readonly number[];
  next: number;
}

/** Whether two entries are the same one: texts and numbers are alike without being so. */
const isThing = (item: unknown) => typeof item === 'object' && item !== null;

/** Keys for these entries: those that were there keep theirs, one that changed takes that of its place. Pure. */
export function matchKeys(before: Keys, items: readonly unknown[]): Keys {
  if (items === before.items) return before;
  const free = new Map(before.keys.map((key, place) => [key, before.items[place]]));
  const take = (key: number | undefined) => {
    if (key === undefined || !free.has(key)) return undefined;
    free.delete(key);
    return key;
  };
  const ofSame = items.map((item) =>
    isThing(item) ? take([...free].find(([, one]) => one === item)?.[0]) : undefined,
  );
  let { next } = before;
  const keys = ofSame.map((key, place) => key ?? take(before.keys[place]) ?? next++);
  return { items, keys, next };
}

const NONE: Keys = { items: [], keys: [], next: 0 };

export function useRowKeys(items: readonly unknown[]): readonly number[] {
  const [current, setCurrent] = useState(() => matchKeys(NONE, items));
  if (current.items === items) return current.keys;
  const next = matchKeys(current, items);
  setCurrent(next);
  return next.keys;
}
