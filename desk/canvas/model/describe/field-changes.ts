/** What changed in the fields of a block or a document: one change a field, as its schema parts them. */
import { isObject, pointerTo } from '#schemas/page/json.ts';
import type { LocaleText } from '#schemas/page/text.ts';
import { isEqual } from '../equal.ts';
import { matchRows } from '../merge/match-rows.ts';
import { movesOf } from '../merge/merge-order.ts';
import { sayBoth } from '../say-both.ts';
import { fieldWords, isText, schemaOfStep } from './field-words.ts';
import { changeWords } from './words.ts';

export interface FieldChange {
  /** From the value the schema is of, as it is afterwards; where the field is gone, as it was. */
  pointer: string;
  words: LocaleText;
  before: unknown;
  after: unknown;
}

/** Where a comparison stands. */
interface Place {
  /** Of the whole block or document. */
  root: unknown;
  /** Of the value at the pointer. */
  schema: unknown;
  pointer: string;
}

const nameOf = ({ root, pointer }: Place): LocaleText =>
  fieldWords(root, pointer) ?? sayBoth(changeWords, 'content');

const step = ({ root, schema, pointer }: Place, name: string | number): Place => ({
  root,
  schema: schemaOfStep(schema, String(name)),
  pointer: pointerTo(pointer, name),
});

/** Changes between two values of one field, the field's own parts each for themselves. */
export function fieldChanges(before: unknown, after: unknown, schema: unknown): FieldChange[] {
  return compare(before, after, { root: schema, schema, pointer: '' });
}

function compare(before: unknown, after: unknown, place: Place): FieldChange[] {
  if (isEqual(before, after)) return [];
  if (isObject(before) && isObject(after) && !isText(place.schema))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      compare(before[key], after[key], step(place, key)),
    );
  if (Array.isArray(before) && Array.isArray(after)) return compareRows(before, after, place);
  const key = before === undefined ? 'field-added' : after === undefined ? 'field-gone' : 'changed';
  return [
    { pointer: place.pointer, words: sayBoth(changeWords, key, { field: nameOf(place) }), before, after },
  ];
}

function compareRows(before: readonly unknown[], after: readonly unknown[], place: Place): FieldChange[] {
  const field = nameOf(place);
  const oldNames = before.map((_, index) => `b${String(index)}`);
  const names = matchRows(before, after, 'n');
  const moves = movesOf(oldNames, names);
  const changes = names.flatMap((name, index): FieldChange[] => {
    const own = step(place, index);
    const number = index + 1;
    const value = after[index];
    if (name.startsWith('n')) {
      const words = sayBoth(changeWords, 'row-added', { field, number });
      return [{ pointer: own.pointer, words, before: undefined, after: value }];
    }
    const old = Number(name.slice(1));
    const inside = compare(before[old], value, own);
    if (!moves.has(name)) return inside;
    const words = sayBoth(changeWords, 'row-moved', { field, before: old + 1, number });
    return [{ pointer: own.pointer, words, before: old, after: index }, ...inside];
  });
  const goneRows = oldNames.flatMap((name, index): FieldChange[] => {
    if (names.includes(name)) return [];
    const words = sayBoth(changeWords, 'row-gone', { field, number: index + 1 });
    return [{ pointer: place.pointer, words, before: before[index], after: undefined }];
  });
  return [...changes, ...goneRows];
}
