/** Named configs of the page of one order, with what a shop server would answer. Moments are fixed. */
import type { Invoice } from '#schemas/order/invoice.ts';
import type { Order, OrderRefund } from '#schemas/order/order.ts';
import { ORDER_STATE } from '#schemas/order/order-state.ts';
import type { RefundWay } from '#schemas/order/refund-rule.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

/** 2026-11-23 20:00 in the shop's zone. */
const ORDERED = 1_795_435_200;
const LIFE_S = 900;

const ORDER: Order = {
  order_id: 'o_2f6k1m9r4t7w0z3b5d8g1j4n6q',
  state: ORDER_STATE.unpaid,
  goods_id: 'course_1',
  goods_type: 50,
  title: '从零做出一个产品',
  cover: '/demo/covers/fifty-two-letters.svg',
  sku_id: 's_1',
  sku_name: '永久',
  price: 12_900,
  discount: 2000,
  amount: 10_900,
  refunded: 0,
  provider: '',
  created_ts: ORDERED,
  expire_ts: ORDERED + LIFE_S,
  paid_ts: 0,
};
const PAID = { state: ORDER_STATE.paid, provider: 'wechat_native', paid_ts: ORDERED + 60 } as const;
const REFUND: OrderRefund = {
  amount: 10_900,
  reason: '时间安排有变化',
  state: 'asked',
  answer: '',
  asked_ts: ORDERED + 3600,
  decided_ts: 0,
};

const INVOICE: Invoice = {
  state: 'asked',
  kind: 'company',
  title: '清晨文化有限公司',
  tax_number: '91350100M000100Y43',
  email: 'books@example.com',
  number: '',
  answer: '',
  asked_ts: ORDERED + 3600,
  decided_ts: 0,
};

const TERMS = { days: 7, share: 30, by_request: true, terms: '学习不超过两讲，可以申请全额退款。' };

interface More {
  refunds?: OrderRefund[];
  providers?: string[];
  terms?: typeof TERMS;
  /** The way to pay that failed. */
  failedProvider?: string;
  invoice?: Partial<Invoice>;
  /** The shop gives none. */
  noInvoices?: boolean;
}

const INVOICED: ReadonlySet<number> = new Set([
  ORDER_STATE.paid,
  ORDER_STATE.partRefunded,
  ORDER_STATE.refundFailed,
]);

function invoiceOf({ state, amount }: Order, { invoice, noInvoices = false }: More) {
  const is_open = !noInvoices && amount > 0 && INVOICED.has(state) && invoice?.state !== 'issued';
  return { is_open, ...(invoice === undefined ? {} : { request: { ...INVOICE, ...invoice } }) };
}

const REFUNDED: ReadonlySet<number> = INVOICED;

function wayOf({ state, amount, refunded }: Order, { days }: typeof TERMS): RefundWay {
  if (!REFUNDED.has(state) || amount === refunded) return 'none';
  return days > 0 ? 'granted' : 'request';
}

const example = (name: string, change: Partial<Order>, more: More = {}): Example => {
  const { refunds = [], providers = [], terms = TERMS, failedProvider = '' } = more;
  const order = { ...ORDER, ...change };
  const { order_id, state, amount, expire_ts } = order;
  return {
    name,
    props: { order_id, pay: '' },
    data: {
      detail: {
        order,
        providers,
        refunds,
        refund_terms: terms,
        refund_way: wayOf(order, terms),
        failed_provider: failedProvider,
        buyer: { name: '林木', phone: '138****0003' },
        invoice: invoiceOf(order, more),
        server_ts: ORDERED,
      },
      status: { order_id, state, amount, expire_ts },
    },
  };
};
const LONG = 'A title so long that it has to break more than once 一个很长很长的标题';

export const examples: Example[] = [
  example('minimal', { discount: 0, amount: 0, price: 0, ...PAID, provider: '' }),
  example('typical', PAID),
  example('without-refunds', PAID, { terms: { days: 0, share: 30, by_request: true, terms: '' } }),
  example('without-invoices', PAID, { noInvoices: true }),
  example('invoice-asked', PAID, { invoice: {} }),
  example('invoice-issued', PAID, {
    invoice: { state: 'issued', number: '26312000000123456789', decided_ts: ORDERED + 7200 },
  }),
  example('invoice-refused', PAID, {
    invoice: { state: 'refused', answer: '税号与公司名称不符。', decided_ts: ORDERED + 7200 },
  }),
  example(
    'invoice-void',
    { ...PAID, state: ORDER_STATE.refunded, refunded: 10_900 },
    {
      invoice: {
        state: 'void',
        kind: 'person',
        title: '林木',
        tax_number: '',
        number: '26312000000123456789',
        decided_ts: ORDERED + 7200,
      },
    },
  ),
  example('unpaid', {}, { providers: ['sandbox', 'manual'] }),
  example('payment-failed', {}, { providers: ['sandbox', 'manual'], failedProvider: 'sandbox' }),
  example('timed-out', { state: ORDER_STATE.timedOut }),
  example('cancelled', { state: ORDER_STATE.cancelled }),
  example('refunding', { ...PAID, state: ORDER_STATE.refunding }, { refunds: [REFUND] }),
  example('refused', PAID, {
    terms: { ...TERMS, days: 0 },
    refunds: [{ ...REFUND, state: 'refused', answer: '已超过退款期限。', decided_ts: ORDERED + 7200 }],
  }),
  example(
    'refund-failed',
    { ...PAID, state: ORDER_STATE.refundFailed },
    { refunds: [{ ...REFUND, state: 'failed', decided_ts: ORDERED + 7200 }] },
  ),
  example(
    'refunded',
    { ...PAID, state: ORDER_STATE.refunded, refunded: 10_900 },
    { refunds: [{ ...REFUND, state: 'done', decided_ts: ORDERED + 7200 }] },
  ),
  example(
    'maximal',
    { ...PAID, title: LONG.repeat(3), sku_name: LONG, state: ORDER_STATE.partRefunded, refunded: 900 },
    {
      invoice: {
        title: LONG.repeat(2).slice(0, 100),
        state: 'refused',
        answer: LONG.repeat(4),
        decided_ts: ORDERED + 7200,
      },
      refunds: [
        { ...REFUND, asked_ts: ORDERED + 9000, reason: LONG.repeat(4), state: 'running' },
        { ...REFUND, amount: 900, state: 'done', answer: LONG.repeat(4), decided_ts: ORDERED + 7200 },
      ],
    },
  ),
];
