/** The shop's orders for its merchant: read, confirmed, held longer, refunded (D71, D130, D132). */
import { Type, type Static } from 'typebox';
import { GoodsType } from '../../content/goods-id.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { InvoiceSchema } from '../../order/invoice.ts';
import { OrderIdSchema, OrderSchema, REFUND_REASON_MAX, RefundSchema } from '../../order/order.ts';
import { ORDER_STATE_NAMES, OrderStateSchema } from '../../order/order-state.ts';
import {
  defineConsoleCall,
  LIST_INPUT,
  OneOrMore,
  PartSchema,
  sortInput,
  sortsBy,
} from './define-console-call.ts';

const AREA = 'orders';
const OF_ORDER = { order_id: OrderIdSchema };

/** An order as it stands after a call. */
const OrderStandSchema = Type.Object({ order_id: Type.String(), state: OrderStateSchema });

/** Orders of this list, its own first. */
export const ORDER_SORTS = sortsBy('-created_ts', '-amount');
export type OrderSort = (typeof ORDER_SORTS)[number];

const ORDER_FILTER = Type.Optional(
  Type.Object({
    state: Type.Optional(OneOrMore(ChoiceSchema(ORDER_STATE_NAMES))),
    /** Type of the good that was bought. */
    type: Type.Optional(OneOrMore(GoodsType)),
    /** The buyer chose to transfer the money. */
    is_transfer: Type.Optional(Type.Boolean()),
  }),
);

export const consoleOrdersList = defineConsoleCall({
  name: 'console.orders.list',
  area: AREA,
  scope: 'orders.read',
  writes: false,
  summary:
    'Orders of the shop, the newest first. `q` is looked for in the order’s number and in the title of what was bought.',
  input: {
    ...LIST_INPUT,
    ...sortInput(ORDER_SORTS),
    filter: ORDER_FILTER,
  },
  data: PartSchema(OrderSchema),
});

export const consoleOrdersExport = defineConsoleCall({
  name: 'console.orders.export',
  area: AREA,
  scope: 'orders.read',
  writes: false,
  summary:
    'The newest 20,000 orders of a filter as the text of one CSV file, in the language of who asks; whom they are of is not in it.',
  input: { q: LIST_INPUT.q, filter: ORDER_FILTER },
  data: Type.Object({ csv: Type.String() }),
});

/** What happened to an order, as its page tells it. */
const ORDER_EVENTS = [
  'created',
  'payment_started',
  'charged',
  'mismatch',
  'paid',
  'closed',
  'refund_asked',
  'refund_decided',
  'refunded',
] as const;

const OrderEventSchema = Type.Object({
  kind: ChoiceSchema(ORDER_EVENTS),
  /** Unix seconds. */
  at: Type.Integer(),
  /** Fen it is about; 0 for none. */
  amount: Type.Integer(),
  /** By which company it was paid; empty for none. */
  provider: Type.String(),
  /** Of a refund: why it was asked for, and what was decided. Of a closed order: why. Else empty. */
  note: Type.String(),
});
export type OrderEvent = Static<typeof OrderEventSchema>;

const OrderOfMerchantSchema = Type.Object({
  ...OrderSchema.properties,
  buyer: Type.Object({
    /** Empty once their account is deleted. */
    user_id: Type.String(),
    nickname: Type.String(),
    /** Its middle is masked. */
    phone: Type.String(),
  }),
  /** The last asked for first. */
  refunds: Type.Array(RefundSchema),
  /** Absent where none was asked for. */
  invoice: Type.Optional(InvoiceSchema),
  /** In their order. */
  events: Type.Array(OrderEventSchema),
});

export const consoleOrdersGet = defineConsoleCall({
  name: 'console.orders.get',
  area: AREA,
  scope: 'orders.read',
  writes: false,
  summary: 'One order with its buyer, its refunds, its invoice, and everything that happened to it.',
  input: { id: OrderIdSchema },
  data: Type.Object({ item: OrderOfMerchantSchema, version: Type.String() }),
});

export const consoleOrdersConfirm = defineConsoleCall({
  name: 'console.orders.confirm',
  area: AREA,
  scope: 'orders.write',
  writes: true,
  summary: 'A transfer that has arrived: the order is paid.',
  input: OF_ORDER,
  data: OrderStandSchema,
  codes: ['state-conflict'],
});

/** How much longer an order may be held. */
export const EXTEND_HOURS = { min: 1, max: 720 } as const;

export const consoleOrdersExtend = defineConsoleCall({
  name: 'console.orders.extend',
  area: AREA,
  scope: 'orders.write',
  writes: true,
  summary: 'Holds an order by transfer longer.',
  input: { ...OF_ORDER, hours: Type.Integer({ minimum: EXTEND_HOURS.min, maximum: EXTEND_HOURS.max }) },
  data: Type.Object({
    ...OrderStandSchema.properties,
    /** Unix seconds. */
    expire_ts: Type.Integer(),
  }),
  codes: ['state-conflict'],
});

export const consoleOrdersRefund = defineConsoleCall({
  name: 'console.orders.refund',
  area: AREA,
  scope: 'orders.write',
  writes: true,
  summary:
    'Decides a request for a refund; or, with a `reason`, refunds without a request. The money goes back by a job, a moment later.',
  input: {
    ...OF_ORDER,
    is_approved: Type.Boolean(),
    /** The merchant’s word to the buyer. */
    answer: Type.Optional(Type.String({ maxLength: 200, default: '' })),
    /** Fen; the whole sum where it is absent. */
    amount: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Why the shop gives it back where no request waits; without it there is nothing to approve (40900). */
    reason: Type.Optional(Type.String({ maxLength: REFUND_REASON_MAX, default: '' })),
  },
  data: OrderStandSchema,
  codes: ['state-conflict'],
});
