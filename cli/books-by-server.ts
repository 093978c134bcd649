/** `invoices` and `money` by calls of the console. */
import {
  consoleInvoicesExport,
  consoleInvoicesIssue,
  consoleInvoicesList,
  consoleInvoicesRefuse,
} from '#schemas/api/console/invoices.ts';
import { consoleMoneyCheck } from '#schemas/api/console/money.ts';
import type { InvoiceState } from '#schemas/order/invoice.ts';
import { INVOICES_LISTED, type BooksBackend } from './books-backend.ts';
import type { ContractCaller } from './call-contract.ts';
import type { Call } from './call-server.ts';

const BAD = 40000;

const filterOf = (state: InvoiceState | undefined) => (state === undefined ? {} : { filter: { state } });

export function booksByServer({ ask, list, decide, read }: ContractCaller, call: Call): BooksBackend {
  return {
    async invoices(shop, state) {
      let total = 0;
      const items = await list(async (part) => {
        const found = await ask(consoleInvoicesList, { shop, ...filterOf(state), ...part });
        total = found?.total ?? total;
        return found;
      }, INVOICES_LISTED);
      return items === undefined ? undefined : { items, total };
    },
    invoiceFile: async (shop, state, locale) =>
      (await ask(consoleInvoicesExport, { shop, ...filterOf(state) }, locale))?.csv,
    decideInvoice: (shop, order_id, { number, answer, by: author }) =>
      number === undefined
        ? decide(consoleInvoicesRefuse, { shop, order_id, answer, author })
        : decide(consoleInvoicesIssue, { shop, order_id, number, author }),
    async money(shop, day) {
      const answer = await call('POST', consoleMoneyCheck.path, { shop, day });
      return answer.code === BAD ? 'not-over' : read(consoleMoneyCheck, answer);
    },
  };
}
