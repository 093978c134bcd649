/** Orders, tries to pay and refunds over a database or a transaction. Rows are locked in the order order, attempt. */
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/db.ts';
import { insertOf } from '#server/kernel/db/insert-of.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { afterCommit } from '#server/kernel/db/transaction.ts';
import { defineCounter } from '#server/kernel/metrics/counters.ts';
import type {
  AttemptRow,
  LineRow,
  OrderRow,
  OrderState,
  PaymentEventRow,
  RefundRow,
  RefundState,
} from '../services/order-rows.ts';
import { orderLine, shopOrder } from '../tables/orders.ts';
import { paymentAttempt, paymentEvent, providerInbox } from '../tables/payments.ts';
import { refund } from '../tables/refunds.ts';
import { moneyEvents, paymentStates, refundStates } from './money-figures.ts';
import { readAttempt, readLine, readOrder, readRefund } from './read-rows.ts';

export type OrderStore = ReturnType<typeof createOrderStore>;

const insertOrder = insertOf(shopOrder, [
  'appId',
  'id',
  'userId',
  'state',
  'goodsId',
  'amount',
  'discount',
  'couponId',
  'locale',
  'origin',
  'createdAt',
  'expiresAt',
]);
const insertLine = insertOf(orderLine, [
  'appId',
  'orderId',
  'number',
  'goodsId',
  'goodsType',
  'skuId',
  'title',
  'skuName',
  'cover',
  'price',
  'amount',
  'periodDays',
]);

/** A row of an order by its shop and its own id. */
interface Key {
  appId: string;
  id: string;
}

const isOrder = ({ appId, id }: Key) => and(eq(shopOrder.appId, appId), eq(shopOrder.id, id));
const isAttempt = ({ appId, id }: Key) => and(eq(paymentAttempt.appId, appId), eq(paymentAttempt.id, id));
const isRefund = ({ appId, id }: Key) => and(eq(refund.appId, appId), eq(refund.id, id));

const orderStates = defineCounter('orders_total', 'Orders that came to a state: unpaid is a new one.', [
  'state',
]);

export function createOrderStore(db: Database) {
  /** Counted once it is there for everybody. */
  const countState = (state: OrderState) => afterCommit(db, () => orderStates.add({ state }));
  const countAttempt = ({ provider, state }: Pick<AttemptRow, 'provider' | 'state'>) =>
    afterCommit(db, () => paymentStates.add({ provider, state }));
  const countRefund = (state: RefundState) => afterCommit(db, () => refundStates.add({ state }));
  const one = async (where: SQL | undefined): Promise<OrderRow | undefined> => {
    const [row] = await db.select().from(shopOrder).where(where);
    return row === undefined ? undefined : readOrder(row);
  };
  return {
    /** The one way to change several rows at once: `work` writes by stores over `tx`. */
    transaction: <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => work(tx)),
    byId: (key: Key) => (isStorable(key.id) ? one(isOrder(key)) : Promise.resolve(undefined)),
    /** Holds the order's row until the transaction ends: whoever changes it takes turns here. */
    lock: async (key: Key): Promise<OrderRow | undefined> => {
      const [row] = await db.select().from(shopOrder).where(isOrder(key)).for('update');
      return row === undefined ? undefined : readOrder(row);
    },
    /** A person's unpaid order of a good. */
    open: (appId: string, userId: string, goodsId: string) =>
      one(
        and(
          eq(shopOrder.appId, appId),
          eq(shopOrder.userId, userId),
          eq(shopOrder.goodsId, goodsId),
          eq(shopOrder.state, 'unpaid'),
        ),
      ),
    /**
     * Both rows in one round trip. False where the person has an unpaid order of the good already: the line is written
     * all the same, so the caller takes the transaction back.
     */
    add: async (order: Parameters<typeof insertOrder>[0], line: Parameters<typeof insertLine>[0]) => {
      const { rows } = await db.execute(
        sql`with lines as (${insertLine(line)}) ${insertOrder(order)} on conflict do nothing returning id`,
      );
      if (rows.length > 0) await countState(order.state);
      return rows.length > 0;
    },
    change: async (key: Key, change: Partial<typeof shopOrder.$inferInsert>) => {
      await db.update(shopOrder).set(change).where(isOrder(key));
      if (change.state !== undefined) await countState(change.state);
    },
    line: async ({ appId, id }: Key): Promise<LineRow> => {
      const isOf = and(eq(orderLine.appId, appId), eq(orderLine.orderId, id), eq(orderLine.number, 1));
      const [row] = await db.select().from(orderLine).where(isOf);
      if (row === undefined) throw new Error(`The order ${id} has no line.`);
      return readLine(row);
    },
    changeLine: async ({ appId, id }: Key, change: Partial<typeof orderLine.$inferInsert>) => {
      await db
        .update(orderLine)
        .set(change)
        .where(and(eq(orderLine.appId, appId), eq(orderLine.orderId, id), eq(orderLine.number, 1)));
    },
    /** The newest first; of everybody where no person is named. */
    list: async (
      filter: { appId: string; userId?: string; states?: readonly OrderState[] },
      { offset, limit }: { offset: number; limit: number },
    ) => {
      const where = and(
        eq(shopOrder.appId, filter.appId),
        filter.userId === undefined ? undefined : eq(shopOrder.userId, filter.userId),
        filter.states === undefined ? undefined : inArray(shopOrder.state, [...filter.states]),
      );
      const [rows, [total]] = [
        await db
          .select({ order: shopOrder, line: orderLine })
          .from(shopOrder)
          .innerJoin(
            orderLine,
            and(eq(orderLine.appId, shopOrder.appId), eq(orderLine.orderId, shopOrder.id)),
          )
          .where(where)
          .orderBy(desc(shopOrder.createdAt), desc(shopOrder.id))
          .offset(offset)
          .limit(limit),
        await db.select({ total: count() }).from(shopOrder).where(where),
      ];
      return {
        total: total?.total ?? 0,
        rows: rows.map((row) => ({ order: readOrder(row.order), line: readLine(row.line) })),
      };
    },

    attempts: async ({ appId, id }: Key): Promise<AttemptRow[]> => {
      const rows = await db
        .select()
        .from(paymentAttempt)
        .where(and(eq(paymentAttempt.appId, appId), eq(paymentAttempt.orderId, id)))
        .orderBy(asc(paymentAttempt.createdAt), asc(paymentAttempt.id));
      return rows.map(readAttempt);
    },
    attempt: async (key: Key): Promise<AttemptRow | undefined> => {
      const [row] = await db.select().from(paymentAttempt).where(isAttempt(key));
      return row === undefined ? undefined : readAttempt(row);
    },
    attemptOfTrade: async (outTradeNo: string): Promise<AttemptRow | undefined> => {
      if (!isStorable(outTradeNo)) return undefined;
      const [row] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.outTradeNo, outTradeNo));
      return row === undefined ? undefined : readAttempt(row);
    },
    addAttempt: async (row: typeof paymentAttempt.$inferInsert) => {
      await db.insert(paymentAttempt).values(row);
      await countAttempt(row);
    },
    changeAttempt: async (key: Key, change: Partial<typeof paymentAttempt.$inferInsert>) => {
      const { provider } = paymentAttempt;
      const rows = await db.update(paymentAttempt).set(change).where(isAttempt(key)).returning({ provider });
      if (change.state !== undefined)
        for (const row of rows) await countAttempt({ ...row, state: change.state });
    },

    /** False where the same was written before. */
    tell: async (event: typeof paymentEvent.$inferInsert): Promise<boolean> => {
      const rows = await db
        .insert(paymentEvent)
        .values(event)
        .onConflictDoNothing()
        .returning({ id: paymentEvent.id });
      const { provider, kind } = event;
      if (rows.length > 0) await afterCommit(db, () => moneyEvents.add({ provider, kind }));
      return rows.length > 0;
    },
    events: ({ appId, id }: Key): Promise<PaymentEventRow[]> =>
      db
        .select({
          kind: paymentEvent.kind,
          amount: paymentEvent.amount,
          attemptId: paymentEvent.attemptId,
          provider: paymentEvent.provider,
          at: paymentEvent.at,
        })
        .from(paymentEvent)
        .where(and(eq(paymentEvent.appId, appId), eq(paymentEvent.orderId, id)))
        .orderBy(asc(paymentEvent.id)),

    refunds: async ({ appId, id }: Key): Promise<RefundRow[]> => {
      const rows = await db
        .select()
        .from(refund)
        .where(and(eq(refund.appId, appId), eq(refund.orderId, id)))
        .orderBy(desc(refund.createdAt), desc(refund.id));
      return rows.map(readRefund);
    },
    refund: async (key: Key): Promise<RefundRow | undefined> => {
      const [row] = await db.select().from(refund).where(isRefund(key));
      return row === undefined ? undefined : readRefund(row);
    },
    refundOfNumber: async (outRefundNo: string): Promise<RefundRow | undefined> => {
      if (!isStorable(outRefundNo)) return undefined;
      const [row] = await db.select().from(refund).where(eq(refund.outRefundNo, outRefundNo));
      return row === undefined ? undefined : readRefund(row);
    },
    addRefund: async (row: typeof refund.$inferInsert) => {
      await db.insert(refund).values(row);
      await countRefund(row.state);
    },
    changeRefund: async (key: Key, change: Partial<typeof refund.$inferInsert>) => {
      await db.update(refund).set(change).where(isRefund(key));
      if (change.state !== undefined) await countRefund(change.state);
    },

    /** Keeps a notification as it came; whether what it says was settled before. */
    receive: async (row: typeof providerInbox.$inferInsert): Promise<{ isSettled: boolean }> => {
      await db.insert(providerInbox).values(row).onConflictDoNothing();
      const [inboxRow] = await db
        .select({ settledAt: providerInbox.settledAt })
        .from(providerInbox)
        .where(and(eq(providerInbox.provider, row.provider), eq(providerInbox.notifyId, row.notifyId)));
      return { isSettled: inboxRow?.settledAt !== null && inboxRow !== undefined };
    },
    settled: async (provider: string, notifyId: string, settledAt: number) => {
      await db
        .update(providerInbox)
        .set({ settledAt })
        .where(and(eq(providerInbox.provider, provider), eq(providerInbox.notifyId, notifyId)));
    },
  };
}
