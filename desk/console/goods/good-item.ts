/** A good as its form begins with it: new, or as a copy of another. Pure. */
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { isObject } from '#schemas/page/json.ts';

/** Course, the type most shops begin with. */
const NEW_TYPE = 50;

export const EMPTY_GOOD: Item = {
  type: NEW_TYPE,
  state: 'hidden',
  price: 0,
  outline: [],
  terms: [],
  skus: [],
};

/** The title of a copy in each language the first has. */
function copyTitle(title: unknown, wordOf: (title: string) => string): unknown {
  if (typeof title === 'string') return wordOf(title);
  if (!isObject(title)) return title;
  return Object.fromEntries(
    Object.entries(title).map(([locale, text]) => [locale, typeof text === 'string' ? wordOf(text) : text]),
  );
}

/** Hidden until it is put on sale; rows have ids of their own within their good, and keep them. */
export function copyGood(item: Item, wordOf: (title: string) => string): Item {
  const { id: _id, ...rest } = item;
  return { ...rest, title: copyTitle(item['title'], wordOf), state: 'hidden' };
}
