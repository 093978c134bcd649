/** The merchant's invoices: what is asked for, as a page or as a CSV file, and what becomes of it. */
import { isBlank } from '#schemas/text/tidy.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { LIST_PAGE_MAX } from '#schemas/constants.ts';
import { INVOICE_STATES } from '#schemas/order/invoice.ts';
import { OrderIdSchema } from '#schemas/order/order.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';
import { bodyOf, consoleRouter, sendOk, ShopName } from '#server/areas/console/area.ts';
import { storable } from '#server/kernel/db/text.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { textField } from '#server/kernel/text-field.ts';
import { presentInvoice } from '../present-order.ts';
import { invoiceFile, listInvoices } from '../rules/invoice-list.ts';
import { sendCsv } from '#server/kernel/http/send-csv.ts';

const ANSWER_MAX = 200;
const AUTHOR_MAX = 60;

const ListSchema = Type.Object({
  state: Type.Optional(ChoiceSchema(INVOICE_STATES)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIST_PAGE_MAX })),
  format: Type.Optional(ChoiceSchema(['csv'])),
});
/** With a number it is issued, else refused for the reason given. */
const DecisionSchema = Type.Object({
  shop: ShopName,
  order_id: OrderIdSchema,
  number: Type.Optional(Type.String({ pattern: '^[0-9A-Za-z-]{1,40}$' })),
  answer: Type.String({ maxLength: ANSWER_MAX, default: '' }),
  author: Type.String({ maxLength: AUTHOR_MAX, default: '' }),
});

const readList = bodyOf(ListSchema);
const readDecision = bodyOf(DecisionSchema);

/** What a query says, where it says it. */
function listOf(query: unknown): unknown {
  const [state, page, format] = ['state', 'page', 'format'].map((name) => textField(query, name));
  return {
    ...(state === '' ? {} : { state }),
    ...(page === '' ? {} : { page: Number(page) }),
    ...(format === '' ? {} : { format }),
  };
}

export function registerInvoices(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'sell');
  door.get('/console/invoices', async ({ request, reply, shop }) => {
    const asked = readList(listOf(request.query));
    if (asked === undefined) return sendFailure(request, reply, 'bad-parameters');
    const { format, ...list } = asked;
    const wanted = { ...list, locale: apiLocale(request) };
    if (format === undefined) return sendOk(request, reply, await listInvoices(deps, shop.appId, wanted));
    return sendCsv(reply, 'invoices', await invoiceFile(deps, shop.appId, wanted));
  });
  door.post('/console/invoices', readDecision, async ({ request, reply, shop }, body) => {
    // Nobody is refused without a word: they would ask again.
    if (body.number === undefined && isBlank(body.answer))
      return sendFailure(request, reply, 'bad-parameters');
    const key = { appId: shop.appId, id: body.order_id };
    const done = await deps.orders.decideInvoice(key, {
      number: body.number,
      answer: storable(body.answer.trim(), ANSWER_MAX),
      by: storable(body.author, AUTHOR_MAX),
    });
    if (!done.ok) return sendFailure(request, reply, done.code);
    return sendOk(request, reply, {
      order_id: done.order.id,
      invoice: presentInvoice(done.invoice, done.order),
    });
  });
}
