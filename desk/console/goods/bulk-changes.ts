/** What a change of many goods makes of each: rows for the import, of those alone that change. Pure. */

export interface BulkChange {
  /** Fen; absent to keep it. */
  price?: number;
  /** Of the price now, in whole per cent; absent to keep it. */
  percent?: number;
  addTags: readonly string[];
  removeTags: readonly string[];
}

interface ChangedGood {
  id: string;
  /** Fen. */
  price: number;
  tags: readonly string[];
}

function priceOf(price: number, { price: next, percent }: BulkChange): number {
  if (next !== undefined) return next;
  return percent === undefined ? price : Math.round((price * percent) / 100);
}

export function rowsOfChange(goods: readonly ChangedGood[], change: BulkChange): Record<string, unknown>[] {
  return goods.flatMap(({ id, price, tags }) => {
    const nextTags = [...new Set([...tags, ...change.addTags])].filter(
      (tag) => !change.removeTags.includes(tag),
    );
    const isSameTags = nextTags.join(' ') === tags.join(' ');
    const nextPrice = priceOf(price, change);
    if (nextPrice === price && isSameTags) return [];
    return [
      {
        id,
        ...(nextPrice === price ? {} : { price: nextPrice }),
        ...(isSameTags ? {} : { tags: nextTags }),
      },
    ];
  });
}
