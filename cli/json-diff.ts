/** What changed from one document to another, a line a place, with JSON pointers. */
import { canonicalJson, isObject, pointerTo } from '#schemas/page/json.ts';

export interface Change {
  sign: '+' | '-' | '~' | '>';
  pointer: string;
  text: string;
}

const TEXT_MAX = 100;

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text;
}

function idOf(value: unknown): string | undefined {
  const id = isObject(value) ? value['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** True for a list whose items are told apart by ids, as nodes of a page are. */
function isNamed(list: readonly unknown[]): boolean {
  const ids = list.map(idOf);
  return !ids.includes(undefined) && new Set(ids).size === ids.length;
}

export function diffJson(before: unknown, after: unknown, pointer = ''): Change[] {
  if (canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    return isNamed(before) && isNamed(after)
      ? diffNamed(before, after, pointer)
      : diffLists(before, after, pointer);
  }
  if (isObject(before) && isObject(after)) return diffObjects(before, after, pointer);
  return [{ sign: '~', pointer, text: `${short(before)} → ${short(after)}` }];
}

function diffObjects(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  pointer: string,
): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): Change[] => {
    const place = pointerTo(pointer, name);
    if (!Object.hasOwn(after, name)) return [{ sign: '-', pointer: place, text: short(before[name]) }];
    if (!Object.hasOwn(before, name)) return [{ sign: '+', pointer: place, text: short(after[name]) }];
    return diffJson(before[name], after[name], place);
  });
}

function diffLists(before: readonly unknown[], after: readonly unknown[], pointer: string): Change[] {
  const length = Math.max(before.length, after.length);
  return Array.from({ length }, (_value, index) => index).flatMap((index): Change[] => {
    const place = pointerTo(pointer, index);
    if (index >= after.length) return [{ sign: '-', pointer: place, text: short(before[index]) }];
    if (index >= before.length) return [{ sign: '+', pointer: place, text: short(after[index]) }];
    return diffJson(before[index], after[index], place);
  });
}

/**
 * Places of the longest run of items that stand in the order they had: whatever is outside it was moved. `olds` are the
 * places they had, undefined for what is new.
 */
function longestRise(olds: readonly (number | undefined)[]): Set<number> {
  const best = olds.map((old) => ({ length: old === undefined ? 0 : 1, before: -1 }));
  let last = -1;
  for (const [place, old] of olds.entries()) {
    const mine = best[place];
    if (old === undefined || mine === undefined) continue;
    for (let earlier = 0; earlier < place; earlier += 1) {
      const other = olds[earlier];
      const length = (best[earlier]?.length ?? 0) + 1;
      if (other === undefined || other >= old || length <= mine.length) continue;
      mine.length = length;
      mine.before = earlier;
    }
    if (mine.length > (best[last]?.length ?? 0)) last = place;
  }
  const places = new Set<number>();
  for (let place = last; place >= 0; place = best[place]?.before ?? -1) places.add(place);
  return places;
}

/** Items are compared with their namesakes, so that one put in front does not change all that follow. */
function diffNamed(before: readonly unknown[], after: readonly unknown[], pointer: string): Change[] {
  const old = new Map(before.map((item, index) => [idOf(item) ?? '', { item, index }]));
  const newIds = new Set(after.map(idOf));
  const removals = [...old].filter(([id]) => !newIds.has(id));
  const staying = longestRise(after.map((item) => old.get(idOf(item) ?? '')?.index));
  const changes = removals.map(([, { item, index }]): Change => ({
    sign: '-',
    pointer: pointerTo(pointer, index),
    text: short(item),
  }));
  for (const [index, item] of after.entries()) {
    const id = idOf(item) ?? '';
    const place = pointerTo(pointer, index);
    const was = old.get(id);
    if (was === undefined) {
      changes.push({ sign: '+', pointer: place, text: short(item) });
      continue;
    }
    if (!staying.has(index))
      changes.push({ sign: '>', pointer: place, text: `moved here from ${pointerTo(pointer, was.index)}` });
    changes.push(...diffJson(was.item, item, place));
  }
  return changes;
}
