/** Recognises the entries of a list that have no ids: by equal content, then by what names them, then by their place. */
import { canonicalJson, isObject } from '#schemas/page/json.ts';

/** Fields that say which entry it is, the surest first. */
const NAMING = ['id', 'key', 'name', 'resource_id', 'goods_id', 'image', 'url', 'src', 'title'];

/** A name under which each entry of `side` is known: `b<index>` of the base, or one of its own. */
export function matchRows(base: readonly unknown[], side: readonly unknown[], own: string): string[] {
  const names: (string | undefined)[] = side.map(() => undefined);
  const free = new Set(base.keys());
  const pair = (isMatch: (baseIndex: number, sideIndex: number) => boolean) => {
    for (const index of side.keys()) {
      if (names[index] !== undefined) continue;
      const match = [...free].find((one) => isMatch(one, index));
      if (match === undefined) continue;
      free.delete(match);
      names[index] = `b${String(match)}`;
    }
  };
  const baseTexts = base.map(canonicalJson);
  const sideTexts = side.map(canonicalJson);
  // Of equal entries the one in the same place first, so that a row that stayed is not taken to have moved.
  pair((one, index) => one === index && baseTexts[one] === sideTexts[index]);
  pair((one, index) => baseTexts[one] === sideTexts[index]);
  for (const field of NAMING) pair((one, index) => hasSame(field, base[one], side[index]));
  pairInGaps(names, base.length, free, (one, index) => isAlike(base[one], side[index]));
  return names.map((name, index) => name ?? `${own}${String(index)}`);
}

function hasSame(field: string, one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return false;
  const value = one[field];
  return value !== undefined && value !== '' && canonicalJson(value) === canonicalJson(other[field]);
}

/** Entries of one kind may be the same entry, edited; plain values are what they are. */
const isAlike = (one: unknown, other: unknown): boolean => isObject(one) && isObject(other);

/** What is left is paired in order, between neighbours that are known on both sides. */
function pairInGaps(
  names: (string | undefined)[],
  length: number,
  free: Set<number>,
  isMatch: (baseIndex: number, sideIndex: number) => boolean,
): void {
  let from = 0;
  for (const [index, name] of names.entries()) {
    if (name !== undefined) {
      from = Number(name.slice(1)) + 1;
      continue;
    }
    const next = names.slice(index).find((one) => one !== undefined);
    const end = next === undefined ? length : Number(next.slice(1));
    const match = [...free].find((one) => one >= from && one < end && isMatch(one, index));
    if (match === undefined) continue;
    free.delete(match);
    names[index] = `b${String(match)}`;
    from = match + 1;
  }
}
