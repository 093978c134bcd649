/** What the decision on access needs to know of a good beside its limits: its sale now, and the courses that hold it (D72). */
import { secondsOf } from '#schemas/time.ts';
import type { Stores } from '#server/kernel/area.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Holding } from '../store/detail-store.ts';
import type { GoodsRow } from '../store/goods-store.ts';
import { lowestPrice, payStateOf } from './sale.ts';
import { opensAt } from './terms.ts';

interface Holder extends Pick<Holding, 'isTry' | 'trySeconds'> {
  goods: GoodsRow;
  /** Unix seconds from which it is open in this course to whoever has that since then; 0 from the start. */
  opensAt: (since: number | undefined) => number;
}

export interface SaleState {
  /** With the state of its sale now. */
  goods: GoodsRow;
  /** Fen, what it costs everybody now: its cheapest variant. */
  price: number;
  /** False where it opens with a course that holds it alone. */
  isSoldAlone: boolean;
  /** Unix seconds, 0 for none. */
  saleStartTs: number;
  /** The courses that hold it, as the catalogue says. */
  holders: readonly Holder[];
}

export async function readSaleState(
  { stores, clock }: { stores: Pick<Stores, 'details' | 'goods'>; clock: Clock },
  appId: string,
  goods: GoodsRow,
): Promise<SaleState> {
  const [sales, holdings] = await Promise.all([
    stores.details.salesOf(appId, [goods.id]),
    stores.details.holdingsOf(appId, goods.id),
  ]);
  const dated = holdings.filter(({ unlockDay }) => unlockDay > 0).map(({ goodsId }) => goodsId);
  const [rows, terms] = await Promise.all([
    stores.goods.byIds(
      appId,
      holdings.map(({ goodsId }) => goodsId),
    ),
    stores.details.termsOf(appId, dated),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const sale = sales.get(goods.id);
  const now = secondsOf(clock.now());
  return {
    goods: { ...goods, pay_state: payStateOf(goods, sale, now) },
    price: lowestPrice(goods, sale, now).price,
    isSoldAlone: sale?.isSoldAlone ?? true,
    saleStartTs: sale?.saleStartTs ?? 0,
    holders: holdings.flatMap(({ goodsId, ...held }) => {
      const holder = byId.get(goodsId);
      if (holder === undefined) return [];
      const { isTry, trySeconds } = held;
      const known = terms.get(goodsId) ?? [];
      const opens = (since: number | undefined) => opensAt(held, known, { since, now: clock.now() });
      return { isTry, trySeconds, goods: holder, opensAt: opens };
    }),
  };
}
