/** The merchant’s orders: what came in, a transfer that has arrived, and what becomes of a request for money back (D71). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { orderListGet } from '#schemas/api/order/order.list.get.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { OrderIdSchema } from '#schemas/order/order.ts';
import { bodyOf, consoleDoor, sendOk, ShopName } from '#server/areas/console/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { apiLocale } from '#server/kernel/http/locale.ts';
import { textField } from '#server/kernel/text-field.ts';
import type { OrderRow } from '../order-rows.ts';
import { wireState } from '../rules/wire-state.ts';

const OF_ORDER = { shop: ShopName, order_id: OrderIdSchema };
const ConfirmSchema = Type.Object({ ...OF_ORDER, author: Type.String({ maxLength: 60, default: '' }) });
const ExtendSchema = Type.Object({ ...OF_ORDER, hours: Type.Integer({ minimum: 1, maximum: 720 }) });
const DecisionSchema = Type.Object({
  ...OF_ORDER,
  is_approved: Type.Boolean(),
  answer: Type.String({ maxLength: 200, default: '' }),
  amount: Type.Optional(Type.Integer({ minimum: 1 })),
});
/** A query is text: numbers are read from it. */
const ListSchema = Type.Object({ ...orderListGet.input.properties });

const readConfirm = bodyOf(ConfirmSchema);
const readExtend = bodyOf(ExtendSchema);
const readDecision = bodyOf(DecisionSchema);
const readList = bodyOf(ListSchema);

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
  const door = consoleDoor(app, options, 'sell');
  door.get('/console/orders', async ({ request, reply, shop }) => {
    const asked = readList(listOf(request.query));
    if (asked === undefined) return sendFailure(request, reply, 'bad-parameters');
    return sendOk(request, reply, await deps.orders.list(shop.appId, asked, apiLocale(request)));
  });
  door.post('/console/orders/confirm', readConfirm, async ({ request, reply, shop }, body) => {
    return tell(
      request,
      reply,
      await deps.orders.confirm({ appId: shop.appId, id: body.order_id }, body.author),
    );
  });
  door.post(
    '/console/orders/extend',
    readExtend,
    async ({ request, reply, shop }, { order_id: id, hours }) => {
      const done = await deps.orders.extend({ appId: shop.appId, id }, hours);
      if (!done.ok) return sendFailure(request, reply, done.code);
      return sendOk(request, reply, {
        order_id: done.order.id,
        state: wireState(done.order),
        expire_ts: secondsUpTo(done.order.expiresAt),
      });
    },
  );
  door.post('/console/orders/refund', readDecision, async ({ request, reply, shop }, body) => {
    const { order_id: id, is_approved: isApproved, answer, amount } = body;
    return tell(
      request,
      reply,
      await deps.orders.decideRefund({ appId: shop.appId, id }, { isApproved, answer, amount }),
    );
  });
}
