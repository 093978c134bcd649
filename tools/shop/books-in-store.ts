/** `invoices` and `money` straight in the store, while no server runs. */
import { moneyOfDay } from '#server/areas/orders/bills/money-of-day.ts';
import type { OrdersArea } from '#server/areas/orders/orders.ts';
import { presentInvoice } from '#server/areas/orders/present-order.ts';
import { invoiceFile, listInvoices } from '#server/areas/orders/rules/invoice-list.ts';
import type { OpenedStores } from '#server/start/open-stores.ts';
import { INVOICES_LISTED, type BooksBackend, type InvoiceOutcome } from './books-backend.ts';

type Within = <Outcome>(
  shop: string,
  work: (appId: string) => Promise<Outcome>,
) => Promise<Outcome | undefined>;

export function booksInStore(
  { stores }: Pick<OpenedStores, 'stores'>,
  orders: OrdersArea,
  within: Within,
): BooksBackend {
  return {
    invoices: (shop, state) =>
      within(shop, (appId) =>
        listInvoices({ stores }, appId, { state, locale: 'en' }, { limit: INVOICES_LISTED }),
      ),
    invoiceFile: (shop, state, locale) =>
      within(shop, (appId) => invoiceFile({ stores }, appId, { state, locale })),
    decideInvoice: (shop, id, { number, answer, by }) =>
      within(shop, async (appId): Promise<InvoiceOutcome | undefined> => {
        const done = await orders.decideInvoice({ appId, id }, { number, answer, by });
        if (done.ok) return { invoice: presentInvoice(done.invoice, done.order) };
        return done.code === 'not-found' ? undefined : done.code;
      }),
    money: (shop, day) => within(shop, (appId) => moneyOfDay(stores.bills, appId, day)),
  };
}
