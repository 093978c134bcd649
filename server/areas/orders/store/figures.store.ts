/** Counts of orders and sums of money of a shop in a span of time. */
import { and, asc, countDistinct, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { REPORT_ROWS_MAX, type Sales } from '#schemas/api/console/reports.ts';
import type { Text } from '#schemas/page/text.ts';
import type { ShopSpan } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { dayOf } from '#server/areas/shop/area.ts';
import type { OrderState } from '../services/order-rows.ts';
import { ROW_STATES } from '../rules/wire-state.ts';
import { invoiceRequest } from '../tables/invoices.ts';
import { orderLine, shopOrder } from '../tables/orders.ts';
import { paymentAttempt, paymentEvent } from '../tables/payments.ts';

export type FigureStore = ReturnType<typeof createFigureStore>;

const sumIf = (kind: 'charged' | 'refunded') =>
  sql<number>`coalesce(sum(${paymentEvent.amount}) filter (where ${paymentEvent.kind} = ${kind}), 0)::float8`;

/** What every figure of sales is counted from: the first screen, the reports and their totals. */
const SALES = {
  orders: sql<number>`count(distinct ${paymentEvent.orderId}) filter (where ${paymentEvent.kind} = 'charged')::float8`,
  amount: sumIf('charged'),
  refunded: sumIf('refunded'),
};

export function createFigureStore(db: Database) {
  const isOfState = (appId: string, ...states: readonly OrderState[]) =>
    and(eq(shopOrder.appId, appId), inArray(shopOrder.state, states));
  const isEvent = ({ appId, from, until }: ShopSpan) =>
    and(eq(paymentEvent.appId, appId), gte(paymentEvent.at, from), lt(paymentEvent.at, until));
  return {
    countOf: (appId: string, state: OrderState): Promise<number> =>
      db.$count(shopOrder, isOfState(appId, state)),
    countCreated: ({ appId, from, until }: ShopSpan): Promise<number> => {
      // Every state, so that the index of states and moments is used.
      const isInTime = and(gte(shopOrder.createdAt, from), lt(shopOrder.createdAt, until));
      return db.$count(shopOrder, and(isOfState(appId, ...ROW_STATES), isInTime));
    },
    /** Unpaid orders whose buyer chose to transfer the money. */
    countTransfers: async (appId: string): Promise<number> => {
      const isAttempt = and(
        eq(paymentAttempt.appId, shopOrder.appId),
        eq(paymentAttempt.orderId, shopOrder.id),
        eq(paymentAttempt.provider, 'manual'),
      );
      const [row] = await db
        .select({ orders: countDistinct(shopOrder.id) })
        .from(shopOrder)
        .innerJoin(paymentAttempt, isAttempt)
        .where(isOfState(appId, 'unpaid'));
      return row?.orders ?? 0;
    },
    /** Orders money came in for, and fen that came in and went back. */
    salesOf: async (span: ShopSpan): Promise<Sales> => {
      const [row] = await db.select(SALES).from(paymentEvent).where(isEvent(span));
      return row ?? { orders: 0, amount: 0, refunded: 0 };
    },
    /** The same of each day (`YYYY-MM-DD`) with any. */
    salesByDay: (span: ShopSpan): Promise<(Sales & { key: string })[]> =>
      db
        .select({ key: dayOf(paymentEvent.at), ...SALES })
        .from(paymentEvent)
        .where(isEvent(span))
        // The first column: as an expression its values would be parameters of another number.
        .groupBy(sql`1`),
    /** The same of each good with any, under the title it was sold by last, the most money first. */
    salesByGoods: (span: ShopSpan): Promise<(Sales & { key: string; title: Text })[]> => {
      const isLine = and(
        eq(orderLine.appId, paymentEvent.appId),
        eq(orderLine.orderId, paymentEvent.orderId),
        eq(orderLine.number, 1),
      );
      const title = sql<Text>`(array_agg(${orderLine.title} order by ${paymentEvent.id} desc))[1]`;
      return db
        .select({ key: orderLine.goodsId, title, ...SALES })
        .from(paymentEvent)
        .innerJoin(orderLine, isLine)
        .where(isEvent(span))
        .groupBy(orderLine.goodsId)
        .orderBy(desc(SALES.amount), asc(orderLine.goodsId))
        .limit(REPORT_ROWS_MAX);
    },
    countInvoices: (appId: string): Promise<number> =>
      db.$count(invoiceRequest, and(eq(invoiceRequest.appId, appId), eq(invoiceRequest.state, 'asked'))),
  };
}
