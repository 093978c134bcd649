/** A shop's goods as tables: export, import of all rows or none (ADR-300), and one good or coupon saved by a form. */
import { defineArea } from '#server/kernel/define-area.ts';
import { campLessonCalls } from './console/camp-lessons.ts';
import { goodsTableCalls } from './console/goods-tables.ts';
import { itemCalls } from './console/items.ts';
import { createGoodsTransferStore, type GoodsTransferStore } from './store/goods-transfer.store.ts';

/** Tables of another area as files of spreadsheets. */
export { sheetCalls } from './console/sheet-calls.ts';
/** Prices and coupons that change in the transaction of a release. */
export {
  saleTags,
  writeSales,
  type ExpectedSale,
  type SaleOutcome,
  type WrittenSale,
} from './services/change-sale.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    goodsTransfer: GoodsTransferStore;
  }
}

export const area = defineArea({
  name: 'goods-transfer',
  stores: (db, clock) => ({ goodsTransfer: createGoodsTransferStore(db, clock) }),
  consoleCalls: [...goodsTableCalls, ...itemCalls, ...campLessonCalls],
});
