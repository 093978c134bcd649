/** React keys of entries that have no id: by what they say, so that one that goes does not hand its place to the next. */

interface KeyedItem<Item> {
  key: string;
  item: Item;
}

/** @param textOf what tells an entry from others; those that say the same are counted */
export function withKeys<Item>(items: readonly Item[], textOf: (item: Item) => string): KeyedItem<Item>[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    return { key: `${text} ${String(count)}`, item };
  });
}
