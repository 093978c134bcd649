/** How many comments of a good everybody may read. */
import type { Stores } from '#server/kernel/area.ts';

export async function countComments(
  { comments }: Pick<Stores, 'comments'>,
  appId: string,
  goodsId: string,
): Promise<number> {
  const which = { of: 'everybody', sort: 'new' } as const;
  const { total } = await comments.page(appId, { resourceId: goodsId, which, page: 1, pageSize: 1 });
  return total;
}
