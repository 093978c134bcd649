/** Merges a value both sides may have changed: objects by key, lists by their entries, anything else as a whole. */
import { canonicalJson, isObject, pointerTo } from '#schemas/page/json.ts';
import { isEqual } from '../equal.ts';
import type { Conflict } from './conflict.ts';
import { matchRows } from './match-rows.ts';
import { mergeOrder } from './merge-order.ts';

export interface Sides {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Where a merge stands and where it notes what both changed. */
export interface MergePlace {
  node: string | undefined;
  pointer: string;
  conflicts: Conflict[];
}

const step = (at: MergePlace, name: string | number): MergePlace => ({
  ...at,
  pointer: pointerTo(at.pointer, name),
});

function note(
  { node, pointer, conflicts }: MergePlace,
  sides: Sides,
  type: Conflict['type'] = 'field',
): void {
  conflicts.push({ type, ...(node === undefined ? {} : { node }), pointer, ...sides });
}

/** The merge of a value; undefined where it is not there. Ours stands where both changed it in different ways. */
export function mergeValue(sides: Sides, at: MergePlace): unknown {
  const { base, mine, theirs } = sides;
  if (isEqual(mine, theirs) || isEqual(theirs, base)) return mine;
  if (isEqual(mine, base)) return theirs;
  if (isObject(mine) && isObject(theirs))
    return mergeObjects({ base: isObject(base) ? base : {}, mine, theirs }, at);
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergeRows({ base: Array.isArray(base) ? base : [], mine, theirs }, at);
  note(at, sides);
  return mine;
}

interface Objects {
  base: Readonly<Record<string, unknown>>;
  mine: Readonly<Record<string, unknown>>;
  theirs: Readonly<Record<string, unknown>>;
}

/** The fields of props and of a document are each for themselves; further in, fields may belong together. */
const INDEPENDENT = new Set(['', '/props', '/seo', '/style']);

function mergeObjects(sides: Objects, at: MergePlace): unknown {
  const { base, mine, theirs } = sides;
  const conflicts: Conflict[] = [];
  const entries: [string, unknown][] = [];
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])) {
    const own: Sides = { base: base[key], mine: mine[key], theirs: theirs[key] };
    const value = mergeValue(own, { ...step(at, key), conflicts });
    if (value !== undefined) entries.push([key, value]);
  }
  // A link to goods and one to a page have fields of their own: half of each would be neither.
  if (conflicts.length > 0 && !INDEPENDENT.has(at.pointer) && isOtherShape(sides)) {
    note(at, sides);
    return mine;
  }
  at.conflicts.push(...conflicts);
  return Object.fromEntries(entries);
}

/** Both sides gave the object other fields than it had, and not the same. */
function isOtherShape({ base, mine, theirs }: Objects): boolean {
  const [one, two, old] = [mine, theirs, base].map((value) => canonicalJson(Object.keys(value).sort()));
  return one !== two && (one !== old || two !== old);
}

interface Rows {
  base: readonly unknown[];
  mine: readonly unknown[];
  theirs: readonly unknown[];
}

/** Rows of all sides by the names they are matched under. */
function nameRows({ base, mine, theirs }: Rows) {
  const names = {
    base: base.map((_, index) => `b${String(index)}`),
    mine: matchRows(base, mine, 'm'),
    theirs: matchRows(base, theirs, 't'),
  };
  // What both added is one row.
  for (const [index, name] of names.theirs.entries()) {
    const twin = name.startsWith('t')
      ? names.mine.findIndex((one, place) => one.startsWith('m') && isEqual(mine[place], theirs[index]))
      : -1;
    const twinName = names.mine[twin];
    if (twinName !== undefined && !names.theirs.includes(twinName)) names.theirs[index] = twinName;
  }
  return names;
}

const byName = (names: readonly string[], rows: readonly unknown[]) =>
  new Map(names.map((name, index) => [name, rows[index]]));

function mergeRows(rows: Rows, at: MergePlace): unknown[] {
  const names = nameRows(rows);
  const base = byName(names.base, rows.base);
  const mine = byName(names.mine, rows.mine);
  const theirs = byName(names.theirs, rows.theirs);
  const isUntouched = (name: string, side: ReadonlyMap<string, unknown>) =>
    isEqual(side.get(name), base.get(name));
  /** What one side took out and the other did not change is gone. */
  const isGone = (name: string) =>
    base.has(name) &&
    ((!mine.has(name) && (!theirs.has(name) || isUntouched(name, theirs))) ||
      (!theirs.has(name) && isUntouched(name, mine)));
  const present = new Set([...mine.keys(), ...theirs.keys()].filter((name) => !isGone(name)));
  return mergeOrder(names.base, names.mine, names.theirs, present).map((name, index) => {
    const sides: Sides = { base: base.get(name), mine: mine.get(name), theirs: theirs.get(name) };
    const place = step(at, index);
    if (mine.has(name) && theirs.has(name)) return mergeValue(sides, place);
    if (base.has(name)) note(place, sides, mine.has(name) ? 'deleted-there' : 'deleted-here');
    return mine.has(name) ? sides.mine : sides.theirs;
  });
}
