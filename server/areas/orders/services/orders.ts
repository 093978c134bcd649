/** What the area offers: to its own calls, to the console and to whoever shows what somebody has bought. */
import type { DataOf, InputOf } from '#schemas/api/define-endpoint.ts';
import type { orderDetailGet, orderListGet } from '#schemas/api/orders/orders.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import type { Locale } from '#schemas/locale.ts';
import type { InvoiceWritten } from '#schemas/order/invoice.ts';
import { secondsOf } from '#schemas/time.ts';
import type { NotificationRequest } from '#server/areas/payments/area.ts';
import { recallOnce } from '#server/kernel/idempotency/run-once.ts';
import { askWhileWaiting } from './ask-provider.ts';
import { closeOrder } from './close-order.ts';
import { confirmPayment } from './confirm-payment.ts';
import { createOrder, scopeOf, type Purchase } from './create-order.ts';
import { extendOrder } from './hold-order.ts';
import { askForInvoice, decideInvoice, type InvoiceDecision } from './invoice-order.ts';
import type { LedgerDeps } from './ledger.ts';
import type { OrderRow, OrderState } from './order-rows.ts';
import { orderEvents } from './order-events.ts';
import { payOrder } from './pay-order.ts';
import { presentOrder, failedOf, presentRefund, providerOf } from './present-order.ts';
import { receiveNotification } from './receive-notification.ts';
import { applyForRefund, decideRefund, type Decision } from './refund-order.ts';
import { statesOf, wireState } from '../rules/wire-state.ts';

type Key = Pick<OrderRow, 'appId' | 'id'>;
type OrderList = DataOf<typeof orderListGet>;

export type OrdersArea = ReturnType<typeof openOrders>;

export function openOrders(world: LedgerDeps) {
  const { orders } = world;

  const list = async (
    owner: { appId: string; userId: string },
    { state, states, page = 1, page_size = LIST_PAGE_SIZE }: InputOf<typeof orderListGet>,
    locale: Locale,
  ): Promise<OrderList> => {
    const stateNames = state === undefined ? states : [state];
    const orderStates: readonly OrderState[] | undefined = stateNames?.flatMap(statesOf);
    const of = orderStates === undefined ? owner : { ...owner, states: orderStates };
    const { rows, total } = await orders.list(of, { offset: (page - 1) * page_size, limit: page_size });
    return {
      list: rows
        .filter(({ order }) => stateNames?.includes(wireState(order)) ?? true)
        .map(({ order, line }) => presentOrder(order, line, '', locale)),
      total,
      page,
      page_size,
      has_more: page * page_size < total,
    };
  };

  return {
    /** The order a key made before; `conflict` where it asked for something else. */
    existing: async (appId: string, userId: string, request: { key: string; body: unknown }) => {
      const recall = await orders.transaction((tx) =>
        recallOnce(
          { db: tx, clock: world.clock },
          { scope: scopeOf(appId, userId), ...request, read: String },
        ),
      );
      if (recall.kind === 'conflict') return 'conflict' as const;
      return recall.kind === 'known' ? orders.byId({ appId, id: recall.answer }) : undefined;
    },
    /** Whether an unpaid order of theirs holds a piece of the good. */
    holds: async (appId: string, userId: string, goodsId: string) =>
      (await orders.open(appId, userId, goodsId)) !== undefined,
    create: (purchase: Purchase, request: { key: string; body: unknown }) =>
      createOrder(world, purchase, request),
    /** Undefined for an unknown order, and for one of somebody else. */
    ofBuyer: async (appId: string, userId: string, id: string): Promise<OrderRow | undefined> => {
      const order = await orders.byId({ appId, id });
      return order?.userId === userId ? order : undefined;
    },
    pay: (key: Key, request: Parameters<typeof payOrder>[2]) => payOrder(world, key, request),
    latest: (order: OrderRow) => askWhileWaiting(world, order),
    cancel: (key: Key) => closeOrder(world, key, 'cancelled', 'now'),
    applyForRefund: (key: Key, reason: string, isGranted: boolean) =>
      applyForRefund(world, key, reason, isGranted),
    /** Their unpaid order of a good, while there is time to pay it. */
    waiting: async (appId: string, userId: string, goodsId: string): Promise<OrderRow | undefined> => {
      const order = await orders.open(appId, userId, goodsId);
      return order !== undefined && world.clock.now() < order.expiresAt ? order : undefined;
    },
    askForInvoice: (key: Key, invoiceInput: InvoiceWritten) => askForInvoice(world, key, invoiceInput),
    listOf: (appId: string, userId: string, query: InputOf<typeof orderListGet>, locale: Locale) =>
      list({ appId, userId }, query, locale),
    detailOf: async (
      order: OrderRow,
      locale: Locale,
    ): Promise<Omit<DataOf<typeof orderDetailGet>, 'refund_terms' | 'refund_way' | 'buyer' | 'invoice'>> => {
      const [line, attempts, refunds] = [
        await orders.line(order),
        await orders.attempts(order),
        await orders.refunds(order),
      ];
      const isPayable = order.state === 'unpaid' && world.clock.now() < order.expiresAt;
      return {
        order: presentOrder(order, line, providerOf(order, attempts), locale),
        providers: isPayable ? [...world.payments.names] : [],
        failed_provider: order.state === 'unpaid' ? failedOf(attempts) : '',
        refunds: refunds.filter(({ cause }) => cause !== 'overcharged').map(presentRefund),
        server_ts: secondsOf(world.clock.now()),
      };
    },
    receive: (provider: string, request: NotificationRequest) =>
      receiveNotification(world, provider, request),

    /** For the merchant: undefined for an unknown order. */
    historyOf: async (key: Key, locale: Locale) => {
      const order = await orders.byId(key);
      if (order === undefined) return undefined;
      const [line, attempts, refunds, payments] = [
        await orders.line(order),
        await orders.attempts(order),
        await orders.refunds(order),
        await orders.events(order),
      ];
      return {
        row: order,
        facts: presentOrder(order, line, providerOf(order, attempts), locale),
        refunds: refunds.map(presentRefund),
        events: orderEvents({ order, attempts, payments, refunds }),
      };
    },
    confirm: (key: Key, by: string) => confirmPayment(world, key, by),
    extend: (key: Key, hours: number) => extendOrder(world, key, hours),
    decideRefund: (key: Key, decision: Decision) => decideRefund(world, key, decision),
    decideInvoice: (key: Key, decision: InvoiceDecision) => decideInvoice(world, key, decision),
  };
}
