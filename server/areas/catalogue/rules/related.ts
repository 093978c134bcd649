/** What else a good's page leads to: more of its first tag, then what many study. */
import type { Stores } from '#server/kernel/area.ts';
import { hasDetail } from '#schemas/content/resource-type.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';

const RELATED_MAX = 4;
/** Asked for, so that enough are left once what the page shows already is taken out. */
const ASKED = 12;

export async function readRelated(
  { goods: store }: Pick<Stores, 'goods'>,
  appId: string,
  { id, tags }: Pick<GoodsRow, 'id' | 'tags'>,
  shownIds: readonly string[],
): Promise<GoodsRow[]> {
  const [tag] = tags;
  const near = tag === undefined ? [] : await store.find(appId, { source: 'tag', tag_id: tag, limit: ASKED });
  const far = near.length > RELATED_MAX ? [] : await store.find(appId, { source: 'hot', limit: ASKED });
  const left = [...near, ...far].filter(
    (row) => row.id !== id && !shownIds.includes(row.id) && hasDetail(row.type),
  );
  return [...new Map(left.map((row) => [row.id, row])).values()].slice(0, RELATED_MAX);
}
