/** Counts of orders and sums of money of a shop in a span of time. */
import { and, countDistinct, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { ShopSpan } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { OrderState } from '../services/order-rows.ts';
import { invoiceRequest } from '../tables/invoices.ts';
import { shopOrder } from '../tables/orders.ts';
import { paymentAttempt, paymentEvent } from '../tables/payments.ts';

export type FigureStore = ReturnType<typeof createFigureStore>;

/** Every state, so that the index of states and moments is used. */
const STATES: readonly OrderState[] = [
  'unpaid',
  'paid',
  'closed',
  'refunding',
  'refund_failed',
  'refunded',
  'part_refunded',
];

export function createFigureStore(db: Database) {
  const isOfState = (appId: string, ...states: readonly OrderState[]) =>
    and(eq(shopOrder.appId, appId), inArray(shopOrder.state, states));
  const isEvent = ({ appId, from, until }: ShopSpan) =>
    and(eq(paymentEvent.appId, appId), gte(paymentEvent.at, from), lt(paymentEvent.at, until));
  return {
    countOf: (appId: string, state: OrderState): Promise<number> =>
      db.$count(shopOrder, isOfState(appId, state)),
    countCreated: ({ appId, from, until }: ShopSpan): Promise<number> => {
      const isInTime = and(gte(shopOrder.createdAt, from), lt(shopOrder.createdAt, until));
      return db.$count(shopOrder, and(isOfState(appId, ...STATES), isInTime));
    },
    /** Orders money came in for. */
    countCharged: async (span: ShopSpan): Promise<number> => {
      const [row] = await db
        .select({ orders: countDistinct(paymentEvent.orderId) })
        .from(paymentEvent)
        .where(and(isEvent(span), eq(paymentEvent.kind, 'charged')));
      return row?.orders ?? 0;
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
    /** Fen that came in and went back. */
    // oxlint-disable-next-line names/no-bare-participle -- the names they have in the answer of the console
    sumOf: async (span: ShopSpan): Promise<{ charged: number; refunded: number }> => {
      const sumIf = (kind: 'charged' | 'refunded') =>
        sql<number>`coalesce(sum(${paymentEvent.amount}) filter (where ${paymentEvent.kind} = ${kind}), 0)::float8`;
      const [row] = await db
        .select({ charged: sumIf('charged'), refunded: sumIf('refunded') })
        .from(paymentEvent)
        .where(isEvent(span));
      return row ?? { charged: 0, refunded: 0 };
    },
    countInvoices: (appId: string): Promise<number> =>
      db.$count(invoiceRequest, and(eq(invoiceRequest.appId, appId), eq(invoiceRequest.state, 'asked'))),
  };
}
