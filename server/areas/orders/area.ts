/** Orders and their money: an order is stored before a provider is asked, and money comes in and goes out through one function each (D71, D72). */
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Areas, Deps, AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import { invoiceCalls } from './console/invoices.ts';
import { moneyCalls } from './console/money.ts';
import { orderCalls } from './console/orders.ts';
import { reportCalls } from './console/reports.ts';
import { registerNotifications } from './http/notifications.ts';
import { billJobs } from './jobs/bill-jobs.ts';
import { todayOfOrders } from './services/today.ts';
import { orderJobs } from './jobs/order-jobs.ts';
import { messageJobs } from './jobs/message-jobs.ts';
import { billWorld, ledgerWorld } from './services/ledger-world.ts';
import { INBOX_LIFE_MS, limits } from './limits.ts';
import { openOrders, type OrdersArea } from './services/orders.ts';
import { createBillStore, type BillStore } from './store/bills.store.ts';
import { createInvoiceStore, type InvoiceStore } from './store/invoices.store.ts';
import { createOrderPartStore, type OrderPartStore } from './store/order-parts.store.ts';
import { createFigureStore, type FigureStore } from './store/figures.store.ts';
import { createOrderStore, type OrderStore } from './store/orders.store.ts';
import { createOwnershipStore, type OwnershipStore } from './store/ownership.store.ts';
import { createPurchaseStore, type PurchaseStore } from './store/purchases.store.ts';
import { billCheck, billDay } from './tables/bills.ts';
import { invoiceRequest } from './tables/invoices.ts';
import { orderLine, shopOrder } from './tables/orders.ts';
import { paymentAttempt, paymentEvent, providerInbox } from './tables/payments.ts';
import { refund } from './tables/refunds.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    orders: OrderStore;
    orderParts: OrderPartStore;
    orderFigures: FigureStore;
    purchases: PurchaseStore;
    ownership: OwnershipStore;
    invoices: InvoiceStore;
    bills: BillStore;
  }
  interface Areas {
    orders: OrdersArea;
  }
}

/** What statements of other areas may join; rows are written here. */
export { orderLine, shopOrder } from './tables/orders.ts';
export { wireState } from './rules/wire-state.ts';
export const area = defineArea({
  name: 'orders',
  needs: ['payments'],
  limits,
  tables: {
    shopOrder,
    orderLine,
    paymentAttempt,
    paymentEvent,
    providerInbox,
    refund,
    invoiceRequest,
    billCheck,
    billDay,
  },
  stores: (db) => ({
    orders: createOrderStore(db),
    orderParts: createOrderPartStore(db),
    orderFigures: createFigureStore(db),
    purchases: createPurchaseStore(db),
    ownership: createOwnershipStore(db),
    invoices: createInvoiceStore(db),
    bills: createBillStore(db),
  }),
  open: (world: AppContext, areas: Pick<Areas, 'payments'>): OrdersArea =>
    openOrders(ledgerWorld(world, areas)),
  consoleCalls: [...orderCalls, ...invoiceCalls, ...moneyCalls, ...reportCalls],
  today: todayOfOrders,
  routes: registerNotifications,
  jobs: (deps: Deps) => [
    ...orderJobs(ledgerWorld(deps, deps)),
    ...messageJobs(deps),
    ...billJobs(billWorld(deps), deps),
  ],
  // Books are kept; whose purchase it was nobody can tell (D90).
  forget: async (tx, { appId, userId }) => {
    await createInvoiceStore(tx).forget(appId, userId);
    await tx
      .update(shopOrder)
      .set({ userId: sql`'gone:' || ${shopOrder.id}` })
      .where(and(eq(shopOrder.appId, appId), eq(shopOrder.userId, userId)));
  },
  retention: [
    async (db, now) => {
      await db.delete(providerInbox).where(lt(providerInbox.receivedAt, now - INBOX_LIFE_MS));
    },
  ],
});
