/** What is read of a shop's goods where some are named: the same of each as where all is read (ADR-828). */
import { describe, expect, it } from 'vitest';
import type { GoodsTables } from '#schemas/goods-table/tables.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { withDatabase } from '../../../../tests/support/database.ts';
import { namedParts, NO_PARTS } from '../rules/named-parts.ts';
import { tablesOf } from '../rules/shop-goods.ts';
import { createGoodsTransferStore } from './goods-transfer.store.ts';

const SHOP = 'appknowledge';
const database = withDatabase({ demo: ['knowledge'] });
const store = () => createGoodsTransferStore(database().db, systemClock);

/** The rows a shop's tables have of one good. */
function rowsOf({ goods, outline, terms, skus }: GoodsTables, id: string) {
  const isOf = ({ goods_id: goodsId }: { goods_id: string }) => goodsId === id;
  return {
    goods: goods.filter((row) => row.id === id),
    outline: outline.filter(isOf),
    terms: terms.filter(isOf),
    skus: skus.filter(isOf),
  };
}

describe('goods that are named', () => {
  it('ADR-828: read as they are among all others, each alone', async () => {
    const whole = tablesOf(await store().read(SHOP));
    expect(whole.goods.length).toBeGreaterThan(20);
    for (const { id } of whole.goods) {
      const part = tablesOf(await store().read(SHOP, { ...NO_PARTS, goods: [id] }));
      expect(rowsOf(part, id)).toEqual(rowsOf(whole, id));
    }
  });

  it('ADR-828: are few beside the whole, and new ones still stand behind all others', async () => {
    const whole = await store().read(SHOP);
    const part = await store().read(SHOP, { ...NO_PARTS, goods: ['demo_text'] });
    expect(part.assortment.goods.length).toBeLessThan(whole.assortment.goods.length / 4);
    const positions = whole.assortment.goods.map(({ position }) => position);
    expect(part.assortment.lastPosition).toBe(Math.max(...positions));
  });

  it('ADR-828: come with what their teachers teach, and what coupons are for', async () => {
    const whole = await store().read(SHOP);
    const [teacherId] = [...whole.assortment.teacherIds.values()].flat();
    const part = await store().read(SHOP, namedParts({ teachers: [{ id: teacherId }] }));
    const taughtIds = [...whole.assortment.teacherIds].flatMap(([id, ids]) =>
      ids.includes(teacherId ?? '') ? [id] : [],
    );
    const ids = new Set(part.assortment.goods.map(({ id }) => id));
    expect(taughtIds.filter((id) => !ids.has(id))).toEqual([]);
    const coupon = whole.coupons.find(({ goods_ids: goodsIds }) => goodsIds.length > 0);
    const ofCoupon = await store().read(SHOP, namedParts({ coupons: [{ id: coupon?.id }] }));
    expect(ofCoupon.assortment.goods.map(({ id }) => id)).toEqual(
      expect.arrayContaining(coupon?.goods_ids ?? []),
    );
    expect(coupon?.goods_ids).not.toEqual([]);
  });
});
