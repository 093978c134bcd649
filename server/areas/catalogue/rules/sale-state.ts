/** Reads how a good is sold now, and the courses that hold it (D72). */
import { secondsOf } from '#schemas/time.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { SaleState } from '#server/areas/access/area.ts';
import type { GoodsRow } from '#schemas/content/goods-row.ts';
import { lowestPrice, payStateOf } from './sale.ts';
import { opensAt } from './terms.ts';

export async function readSaleState(
  { stores, clock }: { stores: Pick<Stores, 'details' | 'goods'>; clock: Clock },
  appId: string,
  goods: GoodsRow,
): Promise<SaleState> {
  const [sales, holdings] = await Promise.all([
    stores.details.salesOf(appId, [goods.id]),
    stores.details.holdingsOf(appId, goods.id),
  ]);
  const datedIds = holdings.filter(({ unlockDay }) => unlockDay > 0).map(({ goodsId }) => goodsId);
  const [rows, terms] = await Promise.all([
    stores.goods.byIds(
      appId,
      holdings.map(({ goodsId }) => goodsId),
    ),
    stores.details.termsOf(appId, datedIds),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sale = sales.get(goods.id);
  const now = secondsOf(clock.now());
  return {
    goods: { ...goods, pay_state: payStateOf(goods, sale, now) },
    price: lowestPrice(goods, sale, now).price,
    isSoldAlone: sale?.isSoldAlone ?? true,
    saleStartTs: sale?.saleStartTs ?? 0,
    holders: holdings.flatMap(({ goodsId, ...holding }) => {
      const holder = byId.get(goodsId);
      if (holder === undefined) return [];
      const { isTry, trySeconds } = holding;
      const courseTerms = terms.get(goodsId) ?? [];
      const opens = (since: number | undefined) => opensAt(holding, courseTerms, { since, now: clock.now() });
      return { isTry, trySeconds, goods: holder, opensAt: opens };
    }),
  };
}
