/** How many comments of a good everybody may read. */
import type { Stores } from '#server/kernel/area.ts';

export async function countComments(
  { comments }: Pick<Stores, 'comments'>,
  appId: string,
  goodsId: string,
): Promise<number> {
  const { total } = await comments.page(appId, { resourceId: goodsId, sort: 'new', page: 1, pageSize: 1 });
  return total;
}
