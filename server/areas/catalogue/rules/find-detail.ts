/** Which good a detail is asked of: unknown, of another type, taken down, or there (M21). */
import { fail } from '#server/kernel/http/define-handler.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';

type DetailLookup =
  | { ok: true; goods: GoodsRow }
  | { ok: false; outcome: ReturnType<typeof fail<'not-found'>> }
  | { ok: false; outcome: ReturnType<typeof fail<'delisted'>>; goods: GoodsRow };

/** The right type is told only of what is there to be seen. */
export async function findDetail(
  { goods: store }: Pick<Stores, 'goods'>,
  appId: string,
  { goods_id: id, goods_type: type }: { goods_id: string; goods_type: number },
): Promise<DetailLookup> {
  const goods = await store.byId(appId, id);
  if (goods === undefined) return { ok: false, outcome: fail('not-found') };
  if (goods.state === 'off')
    return goods.type === type
      ? { ok: false, outcome: fail('delisted'), goods }
      : { ok: false, outcome: fail('not-found') };
  if (goods.type !== type) return { ok: false, outcome: fail('not-found', { goods_type: goods.type }) };
  return { ok: true, goods };
}
