/** Saves one stored thing by the version that was read: fields that are named change, null empties one (D127, D138). */
import type { ItemFault } from '#schemas/api/console/save.ts';
import { canonicalJson, contentHash } from '#server/kernel/db/canonical-json.ts';

/** What is stored, as its next save names it. */
export const itemVersion = (item: object): string => contentHash(item);

export interface ItemChange {
  version?: string | undefined;
  change: Readonly<Record<string, unknown>>;
}

/** @typeParam Item what is stored, once it is judged */
export type ItemSave<Item> =
  | { kind: 'saved'; before: Item; after: Item }
  | { kind: 'stale'; theirs: Item }
  | { kind: 'refused'; faults: ItemFault[] };

/** A thing that was found right, or what is wrong with it. */
export type ItemVerdict<Item> = { item: Item } | { faults: ItemFault[] };

/** Faults of a document as a save answers them. */
export const toItemFaults = (faults: readonly ItemFault[]): ItemFault[] =>
  faults.map(({ pointer, rule, message, hint }) => ({ pointer, rule, message, hint }));

/** @param empty what an emptied field becomes */
export function decideSave<Item extends object>(
  before: Item,
  { version, change }: ItemChange,
  { empty, judge }: { empty: Item; judge: (item: Record<string, unknown>) => ItemVerdict<Item> },
): ItemSave<Item> {
  if (version !== undefined && version !== itemVersion(before)) return { kind: 'stale', theirs: before };
  const fields = Object.entries(change).map(([name, value]): [string, unknown] => [
    name,
    value ?? Reflect.get(empty, name),
  ]);
  const verdict = judge({ ...before, ...Object.fromEntries(fields) });
  return 'faults' in verdict
    ? { kind: 'refused', faults: verdict.faults }
    : { kind: 'saved', before, after: verdict.item };
}

/** What a save writes; undefined where it is refused, or leaves everything as it is (ADR-826). */
export function itemToWrite<Item extends object>(save: ItemSave<Item>): Item | undefined {
  if (save.kind !== 'saved') return undefined;
  return itemVersion(save.before) === itemVersion(save.after) ? undefined : save.after;
}

/** The fields that differ, for the audit log; undefined where none does. */
export function changedFields(before: object, after: object) {
  const names = Object.keys(after).filter(
    (name) => canonicalJson(Reflect.get(before, name)) !== canonicalJson(Reflect.get(after, name)),
  );
  const pick = (item: object) =>
    Object.fromEntries(names.map((name): [string, unknown] => [name, Reflect.get(item, name)]));
  return names.length === 0 ? undefined : { before: pick(before), after: pick(after) };
}
