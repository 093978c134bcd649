/** The shop's orders for its merchant: read, confirmed, held longer, refunded (D71, D130, D132). */
import { Type } from 'typebox';
import { GoodsType } from '../../content/goods-id.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { OrderIdSchema, OrderSchema } from '../../order/order.ts';
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
    filter: Type.Optional(
      Type.Object({
        state: Type.Optional(OneOrMore(ChoiceSchema(ORDER_STATE_NAMES))),
        /** Type of the good that was bought. */
        type: Type.Optional(OneOrMore(GoodsType)),
      }),
    ),
  },
  data: PartSchema(OrderSchema),
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

export const consoleOrdersExtend = defineConsoleCall({
  name: 'console.orders.extend',
  area: AREA,
  scope: 'orders.write',
  writes: true,
  summary: 'Holds an order by transfer longer.',
  input: { ...OF_ORDER, hours: Type.Integer({ minimum: 1, maximum: 720 }) },
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
  summary: 'Decides a request for a refund; the money goes back by a job, a moment later.',
  input: {
    ...OF_ORDER,
    is_approved: Type.Boolean(),
    /** The merchant’s word to the buyer. */
    answer: Type.Optional(Type.String({ maxLength: 200, default: '' })),
    /** Fen; the whole sum where it is absent. */
    amount: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  data: OrderStandSchema,
  codes: ['state-conflict'],
});
