/** Orders of a filter as one CSV file, for spreadsheets, without their buyers. */
import { ORDER_SORTS, type OrderSort } from '#schemas/api/console/orders.ts';
import type { Locale } from '#schemas/locale.ts';
import { yuanOf } from '#schemas/money.ts';
import { ORDER_STATE_NAMES, STATE_OF_NAME } from '#schemas/order/order-state.ts';
import type { Order } from '#schemas/order/order.ts';
import { msOf } from '#schemas/time.ts';
import { shopTime } from '#server/areas/shop/area.ts';
import type { Stores } from '#server/kernel/area.ts';
import { toCsv } from '#server/kernel/csv.ts';
import { toSortedPlace, type SortedPlace } from '#server/kernel/cursor.ts';
import { orderFileWords } from '../rules/order-file-words.ts';
import type { OrderFilter } from '../store/order-parts.store.ts';
import { presentOrder } from './present-order.ts';

const PART_ROWS = 500;
const FILE_ROWS = 20_000;

const timeOf = (ts: number): string => (ts === 0 ? '' : shopTime(msOf(ts)));

function cellsOf(order: Order, locale: Locale): string[] {
  const t = orderFileWords.in(locale);
  const state = ORDER_STATE_NAMES.find((name) => STATE_OF_NAME[name] === order.state);
  return [
    order.order_id,
    state === undefined ? '' : t(state),
    order.title,
    order.sku_name,
    yuanOf(order.price),
    yuanOf(order.discount),
    yuanOf(order.amount),
    yuanOf(order.refunded),
    order.provider,
    timeOf(order.created_ts),
    timeOf(order.paid_ts),
  ];
}

const HEADS = [
  'number',
  'state',
  'title',
  'variant',
  'price',
  'discount',
  'amount',
  'refundedAmount',
  'way',
  'created',
  'paidAt',
] as const;

export async function orderFile(
  { orderParts }: Pick<Stores, 'orderParts'>,
  appId: string,
  { filter, locale }: { filter: OrderFilter; locale: Locale },
): Promise<string> {
  const t = orderFileWords.in(locale);
  const cells: string[][] = [];
  let place: SortedPlace<OrderSort> | undefined = { sort: '-created_ts', limit: PART_ROWS };
  while (place !== undefined && cells.length < FILE_ROWS) {
    const { rows, next } = await orderParts.part(appId, filter, place);
    cells.push(...rows.map(({ order, line }) => cellsOf(presentOrder(order, line, '', locale), locale)));
    place = next === undefined ? undefined : toSortedPlace({ cursor: next, limit: PART_ROWS }, ORDER_SORTS);
  }
  return toCsv([HEADS.map((name) => t(name)), ...cells]);
}
