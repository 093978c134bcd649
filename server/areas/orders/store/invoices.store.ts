/** Requests for invoices over a database or a transaction; who changes one holds the row of its order. */
import { or, and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { InvoiceSort } from '#schemas/api/console/invoices.ts';
import type { InvoiceState } from '#schemas/order/invoice.ts';
import type { SortedPlace } from '#server/kernel/cursor.ts';
import { containsWords, readableText } from '#server/kernel/db/contains.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { byNumber, orderOf, readPart } from '#server/kernel/db/list-order.ts';
import type { InvoiceRow, LineRow, OrderRow } from '../services/order-rows.ts';
import { invoiceRequest } from '../tables/invoices.ts';
import { orderLine, shopOrder } from '../tables/orders.ts';
import { readLine, readOrder } from './read-rows.ts';

export type InvoiceStore = ReturnType<typeof createInvoiceStore>;

/** A request with the order it is of. */
export interface InvoiceOfOrder {
  invoice: InvoiceRow;
  order: OrderRow;
  line: LineRow;
}

const readInvoice = (row: typeof invoiceRequest.$inferSelect): InvoiceRow => ({
  ...row,
  decidedAt: row.decidedAt ?? undefined,
});

const readInvoiceOfOrder = ({
  invoice,
  order,
  line,
}: {
  invoice: typeof invoiceRequest.$inferSelect;
  order: typeof shopOrder.$inferSelect;
  line: typeof orderLine.$inferSelect;
}): InvoiceOfOrder => ({ invoice: readInvoice(invoice), order: readOrder(order), line: readLine(line) });

export interface InvoiceFilter {
  q?: string | undefined;
  states?: readonly InvoiceState[] | undefined;
}

const SORT_KEYS = { asked_ts: byNumber(invoiceRequest.askedAt, invoiceRequest.orderId) };

const isOf = ({ appId, id }: Pick<OrderRow, 'appId' | 'id'>) =>
  and(eq(invoiceRequest.appId, appId), eq(invoiceRequest.orderId, id));

function inState(state: InvoiceState): SQL | undefined {
  if (state === 'void') return eq(shopOrder.state, 'refunded');
  return and(eq(invoiceRequest.state, state), ne(shopOrder.state, 'refunded'));
}

export function createInvoiceStore(db: Database) {
  return {
    ofOrder: async (key: Pick<OrderRow, 'appId' | 'id'>): Promise<InvoiceRow | undefined> => {
      const [row] = await db.select().from(invoiceRequest).where(isOf(key));
      return row === undefined ? undefined : readInvoice(row);
    },
    /** In place of the one there was. */
    put: async (row: InvoiceRow): Promise<void> => {
      const values = { ...row, decidedAt: row.decidedAt ?? null };
      await db
        .insert(invoiceRequest)
        .values(values)
        .onConflictDoUpdate({ target: [invoiceRequest.appId, invoiceRequest.orderId], set: values });
    },
    /** In one of its orders, after a cursor where there is one. */
    part: async (
      { appId, states, q }: { appId: string } & InvoiceFilter,
      place: SortedPlace<InvoiceSort>,
    ) => {
      const sortOrder = orderOf(SORT_KEYS, place.sort);
      const isOrder = and(
        eq(shopOrder.appId, invoiceRequest.appId),
        eq(shopOrder.id, invoiceRequest.orderId),
      );
      const isLine = and(eq(orderLine.appId, shopOrder.appId), eq(orderLine.orderId, shopOrder.id));
      const { orderId, title, taxNumber, number } = invoiceRequest;
      const words = containsWords(q, [orderId, title, taxNumber, number, readableText(orderLine.title)]);
      const matches = and(
        eq(invoiceRequest.appId, appId),
        states === undefined ? undefined : or(...states.map(inState)),
        words,
      );
      const select = () =>
        db
          .select({
            invoice: invoiceRequest,
            order: shopOrder,
            line: orderLine,
            sortKey: sortOrder.sortKey,
          })
          .from(invoiceRequest)
          .innerJoin(shopOrder, isOrder)
          .innerJoin(orderLine, isLine);
      const part = await readPart(db, select, {
        order: sortOrder,
        place,
        matches,
        idOf: ({ invoice }) => invoice.orderId,
      });
      return { ...part, rows: part.rows.map(readInvoiceOfOrder) };
    },
    /** What somebody wrote of themselves: all of what was not issued, and of what was the name, the number and where it went. */
    forget: async (appId: string, userId: string): Promise<void> => {
      const theirs = and(
        eq(invoiceRequest.appId, appId),
        inArray(
          invoiceRequest.orderId,
          db
            .select({ id: shopOrder.id })
            .from(shopOrder)
            .where(and(eq(shopOrder.appId, appId), eq(shopOrder.userId, userId))),
        ),
      );
      await db.delete(invoiceRequest).where(and(theirs, ne(invoiceRequest.state, 'issued')));
      await db.update(invoiceRequest).set({ title: '', taxNumber: '', email: '' }).where(theirs);
    },
  };
}
