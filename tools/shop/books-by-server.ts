/** `invoices` and `money` through the console of a running server. */
import type { InvoiceState } from '#schemas/order/invoice.ts';
import type { MoneyOfDay } from '#server/areas/orders/bills/money-of-day.ts';
import type { InvoiceList } from '#server/areas/orders/rules/invoice-list.ts';
import type { BooksBackend, InvoiceOutcome } from './books-backend.ts';
import type { ReadCsv } from './read-csv.ts';
import type { Answer, Call } from './call-server.ts';

const BAD = 40000;
const NOT_FOUND = 40400;
const CONFLICT = 40900;

const queryOf = (shop: string, state: InvoiceState | undefined, more: Record<string, string> = {}) =>
  new URLSearchParams({ shop, ...(state === undefined ? {} : { state }), ...more }).toString();

export function booksByServer(
  { call, readCsv }: { call: Call; readCsv: ReadCsv },
  read: <Data>(path: string) => Promise<Data | undefined>,
  refuse: (answer: Answer) => never,
): BooksBackend {
  return {
    invoices: (shop, state) => read<InvoiceList>(`/console/invoices?${queryOf(shop, state)}`),
    async invoiceFile(shop, state, locale) {
      const answer = await readCsv(`/console/invoices?${queryOf(shop, state, { format: 'csv' })}`, locale);
      if (typeof answer === 'string') return answer;
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    async decideInvoice(shop, order, { number, answer: word, by: author }) {
      const decision = { answer: word, author, ...(number === undefined ? {} : { number }) };
      const answer = await call('POST', '/console/invoices', { shop, order_id: order, ...decision });
      if (answer.code === 0) return answer.data as Exclude<InvoiceOutcome, string>;
      if (answer.code === CONFLICT) return 'state-conflict';
      return answer.code === NOT_FOUND ? undefined : refuse(answer);
    },
    async money(shop, day) {
      const answer = await call('POST', '/console/money', { shop, day });
      if (answer.code === NOT_FOUND) return undefined;
      if (answer.code === BAD) return 'not-over';
      return answer.code === 0 ? (answer.data as MoneyOfDay) : refuse(answer);
    },
  };
}
