/** Orders of a shop part by part, for its merchant: of some states, or found by words. */
import { inArray, and, eq, exists, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { ORDER_STATE } from '#schemas/order/order-state.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsInSmall } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, orderOf, readPart, type SortKeys } from '#server/kernel/db/list-order.ts';
import type { OrderSort } from '#schemas/api/console/orders.ts';
import { statesOf } from '../rules/wire-state.ts';
import { orderLine, shopOrder } from '../tables/orders.ts';
import { paymentAttempt } from '../tables/payments.ts';
import { readLine, readOrder } from './read-rows.ts';

export type OrderPartStore = ReturnType<typeof createOrderPartStore>;

export interface OrderFilter {
  q: string | undefined;
  /** As the wire counts them; all where there are none. */
  states: readonly number[] | undefined;
  /** Types of the good that was bought. */
  types: readonly number[] | undefined;
  /** The buyer chose to transfer the money, or did not. */
  isTransfer?: boolean | undefined;
}

const SORT_KEYS: SortKeys<OrderSort> = {
  created_ts: byNumber(shopOrder.createdAt, shopOrder.id),
  amount: byNumber(shopOrder.amount, shopOrder.id),
};

/** Orders in a state of the wire; closed orders count as timed out or cancelled by their reason. */
function isOfState(state: number): SQL | undefined {
  const [storedState] = statesOf(state);
  if (storedState === undefined) return sql`false`;
  const isStored = eq(shopOrder.state, storedState);
  if (state === ORDER_STATE.timedOut) return and(isStored, eq(shopOrder.closeReason, 'timed-out'));
  if (state === ORDER_STATE.cancelled) return and(isStored, ne(shopOrder.closeReason, 'timed-out'));
  return isStored;
}

const hasTransfer = (db: Database) =>
  exists(
    db
      .select({ id: paymentAttempt.orderId })
      .from(paymentAttempt)
      .where(
        and(
          eq(paymentAttempt.appId, shopOrder.appId),
          eq(paymentAttempt.orderId, shopOrder.id),
          eq(paymentAttempt.provider, 'manual'),
        ),
      ),
  );

export function createOrderPartStore(db: Database) {
  /** An order has one line: where only one of the two is asked, the other is not read. Undefined where both are. */
  const countOf = (appId: string, ofOrder: SQL | undefined, ofLine: SQL | undefined) => {
    if (ofLine === undefined) return () => db.$count(shopOrder, and(eq(shopOrder.appId, appId), ofOrder));
    if (ofOrder !== undefined) return undefined;
    return () => db.$count(orderLine, and(eq(orderLine.appId, appId), ofLine));
  };
  return {
    /** In one of its orders, after a cursor where there is one. */
    async part(appId: string, { q, states, types, isTransfer }: OrderFilter, place: SortedPlace<OrderSort>) {
      const sortOrder = orderOf(SORT_KEYS, place.sort);
      const isOfOrder = and(eq(orderLine.appId, shopOrder.appId), eq(orderLine.orderId, shopOrder.id));
      const ofOrder = and(
        states === undefined ? undefined : or(...states.map(isOfState)),
        isTransfer === undefined ? undefined : isTransfer ? hasTransfer(db) : not(hasTransfer(db)),
      );
      const ofLine = and(
        types === undefined ? undefined : inArray(orderLine.goodsType, [...types]),
        containsInSmall(q, orderLine.words),
      );
      const select = () =>
        db
          .select({ order: shopOrder, line: orderLine, sortKey: sortOrder.sortKey })
          .from(shopOrder)
          .innerJoin(orderLine, isOfOrder);
      const part = await readPart(db, select, {
        order: sortOrder,
        place,
        matches: and(eq(shopOrder.appId, appId), ofOrder, ofLine),
        count: countOf(appId, ofOrder, ofLine),
        idOf: ({ order }) => order.id,
      });
      return {
        ...part,
        rows: part.rows.map(({ order, line }) => ({ order: readOrder(order), line: readLine(line) })),
      };
    },
  };
}
