/** Changes of a list: each gives a new list and shares its entries. */
export type List = readonly unknown[];

const NO_ITEMS: List = [];
export const listOf = (value: unknown): List => (Array.isArray(value) ? value : NO_ITEMS);

export const withoutItem = (list: List, place: number): List => list.filter((_, index) => index !== place);

export const withItem = (list: List, place: number, item: unknown): List => list.toSpliced(place, 0, item);

/** The entry at `from` stands at `to` afterwards; beyond an end it stays. */
export function moveItem(list: List, from: number, to: number): List {
  if (to < 0 || to >= list.length || from === to) return list;
  return withItem(withoutItem(list, from), to, list[from]);
}
