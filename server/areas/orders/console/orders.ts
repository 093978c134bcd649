/** The merchant's orders: read, confirmed, held longer, refunded (D71, D130, D132). */
import { STATE_OF_NAME } from '#schemas/order/order-state.ts';
import { valuesOf } from '#schemas/api/console/define-console-call.ts';
import {
  ORDER_SORTS,
  consoleOrdersConfirm,
  consoleOrdersExport,
  consoleOrdersExtend,
  consoleOrdersGet,
  consoleOrdersList,
  consoleOrdersRefund,
} from '#schemas/api/console/orders.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { maskPhone } from '#server/areas/identity/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { toSortedPlace } from '#server/kernel/cursor.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import { okChanged, handleConsole } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import type { OrderRow } from '../services/order-rows.ts';
import { presentInvoice, presentOrder } from '../services/present-order.ts';
import type { InputOf } from '#schemas/api/define-endpoint.ts';
import { orderFile } from '../services/order-file.ts';
import type { OrderFilter } from '../store/order-parts.store.ts';
import { wireState } from '../rules/wire-state.ts';

type Key = Pick<OrderRow, 'appId' | 'id'>;
type DecisionResult = { ok: true; order: OrderRow } | { ok: false; code: 'not-found' | 'state-conflict' };

/** Changes one order by a rule, and answers what it was and is for the audit log. */
async function change(
  { stores }: Pick<Deps, 'stores'>,
  key: Key,
  decide: () => Promise<DecisionResult>,
  factsOf: (order: OrderRow) => object = () => ({}),
) {
  const before = await stores.orders.byId(key);
  const result = await decide();
  if (!result.ok) return result;
  const stateOf = (order: OrderRow) => ({ state: wireState(order), ...factsOf(order) });
  return {
    ok: true as const,
    order: result.order,
    change: {
      subject: `order ${key.id}`,
      before: before === undefined ? null : stateOf(before),
      after: stateOf(result.order),
    },
  };
}

const standOf = (order: OrderRow) => ({ order_id: order.id, state: wireState(order) });
const expiryOf = (order: OrderRow) => ({ expire_ts: secondsUpTo(order.expiresAt) });

type WireFilter = NonNullable<InputOf<typeof consoleOrdersList>['filter']>;

/** The filter of the list and of its file. */
const filterOf = (q: string | undefined, filter: WireFilter): OrderFilter => ({
  q,
  states: valuesOf(filter.state)?.map((name) => STATE_OF_NAME[name]),
  types: valuesOf(filter.type),
  isTransfer: filter.is_transfer,
});

export const orderCalls = [
  handleConsole(consoleOrdersList, async ({ input, shop, deps, locale }) => {
    const place = toSortedPlace(input, ORDER_SORTS);
    if (place === undefined) return fail('bad-parameters');
    const { q, filter = {} } = input;
    const matching = filterOf(q, filter);
    const { rows, ...part } = await deps.stores.orderParts.part(shop.appId, matching, place);
    return ok({ ...part, items: rows.map(({ order, line }) => presentOrder(order, line, '', locale)) });
  }),
  handleConsole(consoleOrdersExport, async ({ input: { q, filter = {} }, shop: { appId }, deps, locale }) =>
    ok({ csv: await orderFile(deps.stores, appId, { filter: filterOf(q, filter), locale }) }),
  ),
  handleConsole(consoleOrdersGet, async ({ input: { id }, shop: { appId }, deps, locale }) => {
    const history = await deps.orders.historyOf({ appId, id }, locale);
    if (history === undefined) return fail('not-found');
    const { row, facts, refunds, events } = history;
    const [user, invoice] = [
      await deps.identity.users.byId(appId, row.userId),
      await deps.stores.invoices.ofOrder(row),
    ];
    const item = {
      ...facts,
      buyer: {
        user_id: user?.id ?? '',
        nickname: user?.nickname ?? '',
        phone: maskPhone(user?.phone ?? ''),
      },
      refunds,
      ...(invoice === undefined ? {} : { invoice: presentInvoice(invoice, row) }),
      events,
    };
    return ok({ item, version: contentHash(item) });
  }),
  handleConsole(consoleOrdersConfirm, async ({ input, shop, deps, actor }) => {
    const key = { appId: shop.appId, id: input.order_id };
    const result = await change(deps, key, () => deps.orders.confirm(key, actor.name));
    return result.ok ? okChanged(standOf(result.order), result.change) : fail(result.code);
  }),
  handleConsole(consoleOrdersExtend, async ({ input, shop, deps }) => {
    const key = { appId: shop.appId, id: input.order_id };
    const result = await change(deps, key, () => deps.orders.extend(key, input.hours), expiryOf);
    return result.ok
      ? okChanged({ ...standOf(result.order), ...expiryOf(result.order) }, result.change)
      : fail(result.code);
  }),
  handleConsole(consoleOrdersRefund, async ({ input, shop, deps }) => {
    const key = { appId: shop.appId, id: input.order_id };
    const { is_approved: isApproved, answer = '', amount } = input;
    const reason = input.reason?.trim() ?? '';
    const decision = { isApproved, answer, amount, reason };
    const result = await change(deps, key, () => deps.orders.decideRefund(key, decision));
    if (!result.ok) return fail(result.code);
    const after = {
      ...result.change.after,
      is_approved: isApproved,
      answer,
      ...(reason === '' ? {} : { reason }),
    };
    return okChanged(standOf(result.order), { ...result.change, after });
  }),
];
