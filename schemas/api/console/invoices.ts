/** Requests for invoices of the shop: read, exported, issued, refused (D71). */
import { Type } from 'typebox';
import {
  INVOICE_STATES,
  InvoiceNumberSchema,
  InvoiceSchema,
  MerchantInvoiceSchema,
} from '../../order/invoice.ts';
import { OrderIdSchema } from '../../order/order.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { VISIBLE } from '../../text/tidy.ts';
import {
  defineConsoleCall,
  LIST_INPUT,
  OneOrMore,
  sortsBy,
  PartSchema,
  sortInput,
} from './define-console-call.ts';

const AREA = 'orders';
const OF_ORDER = { order_id: OrderIdSchema };
const FILTER = {
  filter: Type.Optional(Type.Object({ state: Type.Optional(OneOrMore(ChoiceSchema(INVOICE_STATES))) })),
};
const ANSWER_MAX = 200;

/** A request as it stands after a call. */
const DecidedSchema = Type.Object({ order_id: Type.String(), invoice: InvoiceSchema });

/** Orders of this list, its own first. */
export const INVOICE_SORTS = sortsBy('-asked_ts');
export type InvoiceSort = (typeof INVOICE_SORTS)[number];

export const consoleInvoicesList = defineConsoleCall({
  name: 'console.invoices.list',
  area: AREA,
  scope: 'orders.read',
  writes: false,
  summary:
    'Requests for invoices, the last asked for first. `q` is looked for in the order’s number, in the title, tax number and number of the invoice, and in the title of what was bought.',
  input: { ...LIST_INPUT, ...sortInput(INVOICE_SORTS), ...FILTER },
  data: PartSchema(MerchantInvoiceSchema),
});

export const consoleInvoicesExport = defineConsoleCall({
  name: 'console.invoices.export',
  area: AREA,
  scope: 'orders.read',
  writes: false,
  summary: 'The newest 20,000 requests for invoices as the text of one CSV file, to issue them by.',
  input: FILTER,
  data: Type.Object({ csv: Type.String() }),
});

export const consoleInvoicesIssue = defineConsoleCall({
  name: 'console.invoices.issue',
  area: AREA,
  scope: 'orders.write',
  writes: true,
  summary: 'Notes that an invoice was issued, under its number; the buyer gets a message.',
  input: { ...OF_ORDER, number: InvoiceNumberSchema },
  data: DecidedSchema,
  codes: ['state-conflict'],
});

export const consoleInvoicesRefuse = defineConsoleCall({
  name: 'console.invoices.refuse',
  area: AREA,
  scope: 'orders.write',
  writes: true,
  summary: 'Refuses a request for an invoice, with a reason the buyer reads.',
  input: { ...OF_ORDER, answer: Type.String({ maxLength: ANSWER_MAX, pattern: VISIBLE }) },
  data: DecidedSchema,
  codes: ['state-conflict'],
});
