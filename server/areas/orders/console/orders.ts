/** The merchant’s orders: what came in, a transfer that has arrived, and what becomes of a request for money back (D71). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { orderListGet } from '#schemas/api/order/order.list.get.ts';
import { OrderIdSchema } from '#schemas/order/order.ts';
import { consoleGuard, sendOk } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { textField } from '#server/kernel/text-field.ts';
import type { OrderRow } from '../order-rows.ts';
import { wireState } from '../rules/wire-state.ts';

const OF_ORDER = { shop: Type.String({ minLength: 1, maxLength: 64 }), order_id: OrderIdSchema };
const ConfirmSchema = Type.Object({ ...OF_ORDER, author: Type.String({ maxLength: 60, default: '' }) });
const DecisionSchema = Type.Object({
  ...OF_ORDER,
  is_approved: Type.Boolean(),
  answer: Type.String({ maxLength: 200, default: '' }),
  amount: Type.Optional(Type.Integer({ minimum: 1 })),
});
/** A query is text: numbers are read from it. */
const ListSchema = Type.Object({ ...orderListGet.input.properties });

const ajv = makeAjv('input');
const isConfirm = ajv.compile<Type.Static<typeof ConfirmSchema>>(ConfirmSchema);
const isDecision = ajv.compile<Type.Static<typeof DecisionSchema>>(DecisionSchema);
const isList = ajv.compile<Type.Static<typeof ListSchema>>(ListSchema);

type Done = { ok: true; order: OrderRow } | { ok: false; code: 'not-found' | 'state-conflict' };

function tell(request: FastifyRequest, reply: FastifyReply, done: Done): FastifyReply {
  if (!done.ok) return sendFailure(request, reply, done.code);
  return sendOk(request, reply, { order_id: done.order.id, state: wireState(done.order) });
}

/** Numbers of a query, where it has them. */
function listOf(query: unknown): unknown {
  const named = ['state', 'page', 'page_size'].map((name) => [name, textField(query, name)] as const);
  return Object.fromEntries(
    named.filter(([, text]) => text !== '').map(([name, text]) => [name, Number(text)]),
  );
}

export function registerOrders(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const guarded = consoleGuard(options);
  app.get('/console/orders', guarded, async (request, reply) => {
    const shop = await deps.shop.named(textField(request.query, 'shop'));
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const asked = listOf(request.query);
    if (!isList(asked)) return sendFailure(request, reply, 'bad-parameters');
    return sendOk(request, reply, await deps.orders.list(shop.appId, asked, apiLocale(request)));
  });
  app.post('/console/orders/confirm', guarded, async (request, reply) => {
    const { body } = request;
    if (!isConfirm(body)) return sendFailure(request, reply, 'bad-parameters');
    const shop = await deps.shop.named(body.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    return tell(
      request,
      reply,
      await deps.orders.confirm({ appId: shop.appId, id: body.order_id }, body.author),
    );
  });
  app.post('/console/orders/refund', guarded, async (request, reply) => {
    const { body } = request;
    if (!isDecision(body)) return sendFailure(request, reply, 'bad-parameters');
    const shop = await deps.shop.named(body.shop);
    if (shop === undefined) return sendFailure(request, reply, 'not-found');
    const { order_id: id, is_approved: isApproved, answer, amount } = body;
    return tell(
      request,
      reply,
      await deps.orders.decideRefund({ appId: shop.appId, id }, { isApproved, answer, amount }),
    );
  });
}
