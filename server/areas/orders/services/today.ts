/** What the desk's first screen says of orders and their money (D138). */
import type { TodayReaders } from '#server/kernel/area.ts';

export const todayOfOrders: TodayReaders = {
  orders: async ({ stores: { orderFigures: figures } }, day) => ({
    created: await figures.countCreated(day),
    paid: (await figures.salesOf(day)).orders,
    unpaid: await figures.countOf(day.appId, 'unpaid'),
    transfers: await figures.countTransfers(day.appId),
  }),
  revenue: async ({ stores }, day) => {
    const { amount, refunded } = await stores.orderFigures.salesOf(day);
    return { charged: amount, refunded };
  },
  refunds: async ({ stores: { orderFigures: figures } }, { appId }) => ({
    waiting: await figures.countOf(appId, 'refunding'),
    failed: await figures.countOf(appId, 'refund_failed'),
  }),
  invoices: async ({ stores }, { appId }) => ({ waiting: await stores.orderFigures.countInvoices(appId) }),
};
