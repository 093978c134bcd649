/** What was changed of a stored item, and how it meets what another person saved meanwhile (D138). Pure. */
import { canonicalJson, isObject } from '#schemas/page/json.ts';
import { valueAt } from '#schemas/page/walk-path.ts';
import { setAt } from './at-pointer.ts';

export type Item = Readonly<Record<string, unknown>>;

export interface ItemConflict {
  /** The field both changed. */
  name: string;
  yours: unknown;
  theirs: unknown;
}

export interface ItemEdit {
  /** As it was read last. */
  base: Item;
  version: string | undefined;
  /** Fields that differ from it; null empties one. */
  changes: Item;
  /** Fields both changed, until one side is chosen. */
  conflicts: readonly ItemConflict[];
}

export const isSame = (one: unknown, other: unknown): boolean =>
  canonicalJson(one ?? null) === canonicalJson(other ?? null);

export function startEdit(base: Item, version?: string): ItemEdit {
  return { base, version, changes: {}, conflicts: [] };
}

export const isChanged = ({ changes }: ItemEdit): boolean => Object.keys(changes).length > 0;

/** The item as it would be saved. */
export const editedItem = ({ base, changes }: ItemEdit): Item => ({ ...base, ...changes });

/** A change that leads back to what is stored is none. */
function withChange(edit: ItemEdit, name: string, value: unknown): ItemEdit {
  const { [name]: _before, ...others } = edit.changes;
  const conflicts = edit.conflicts.filter((conflict) => conflict.name !== name);
  if (isSame(value, edit.base[name])) return { ...edit, conflicts, changes: others };
  return { ...edit, conflicts, changes: { ...others, [name]: value ?? null } };
}

export function changeItem(edit: ItemEdit, pointer: string, value: unknown): ItemEdit {
  const name = pointer.split('/')[1] ?? '';
  const next = setAt(editedItem(edit), pointer, value);
  return withChange(edit, name, isObject(next) ? next[name] : undefined);
}

export const editedValue = (edit: ItemEdit, pointer: string): unknown =>
  valueAt(editedItem(edit), pointer) ?? undefined;

/** Takes what another person saved: fields only one of the two changed are merged, the others wait for a choice. */
export function rebaseEdit(edit: ItemEdit, theirs: Item, version: string): ItemEdit {
  const conflicts = Object.entries(edit.changes).flatMap(([name, yours]) =>
    isSame(theirs[name], edit.base[name]) || isSame(theirs[name], yours)
      ? []
      : [{ name, yours, theirs: theirs[name] }],
  );
  const changes = Object.fromEntries(
    Object.entries(edit.changes).filter(([name, yours]) => !isSame(theirs[name], yours)),
  );
  return { base: theirs, version, changes, conflicts };
}

/** After a save: what was typed meanwhile stays a change to what is stored now. */
export function storeEdit(edit: ItemEdit, fields: Item, version: string): ItemEdit {
  const base = { ...edit.base, ...fields };
  const changes = Object.fromEntries(
    Object.entries(edit.changes).filter(([name, value]) => !isSame(base[name], value)),
  );
  return { base, version, changes, conflicts: [] };
}

/** One side of a field both changed. */
export function chooseSide(edit: ItemEdit, { name, yours, theirs }: ItemConflict, side: 'yours' | 'theirs') {
  return withChange(edit, name, side === 'yours' ? yours : theirs);
}
