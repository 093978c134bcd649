/** Changes of a list: each gives a new list and shares its entries. */
export type List = readonly unknown[];

const NO_ITEMS: List = [];
export const listOf = (value: unknown): List => (Array.isArray(value) ? value : NO_ITEMS);

export const withoutItem = <Entry>(list: readonly Entry[], place: number): readonly Entry[] =>
  list.filter((_, index) => index !== place);

export const withItem = <Entry>(list: readonly Entry[], place: number, item: Entry): readonly Entry[] =>
  list.toSpliced(place, 0, item);

/** The entry at `from` stands at `to` afterwards; beyond an end it stays. */
export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length || from === to) return list;
  return withItem(withoutItem(list, from), to, item);
}
