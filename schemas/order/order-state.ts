/** Names for the states of an order on the wire (D71), and what its buyer can do in each. */
import { Type } from 'typebox';

export const ORDER_STATE = {
  unpaid: 0,
  paid: 1,
  timedOut: 6,
  cancelled: 7,
  refunding: 8,
  refundFailed: 9,
  refunded: 10,
  partRefunded: 11,
} as const;
export type OrderState = (typeof ORDER_STATE)[keyof typeof ORDER_STATE];

export const OrderStateSchema = Type.Integer({ minimum: 0, maximum: 11, description: 'One of ORDER_STATE' });

/** The states by the words a filter names them with. */
export const ORDER_STATE_NAMES = [
  'unpaid',
  'paid',
  'timed_out',
  'cancelled',
  'refunding',
  'refund_failed',
  'refunded',
  'part_refunded',
] as const;
export type OrderStateName = (typeof ORDER_STATE_NAMES)[number];

/** The number of each word on the wire. */
export const STATE_OF_NAME: Readonly<Record<OrderStateName, OrderState>> = {
  unpaid: ORDER_STATE.unpaid,
  paid: ORDER_STATE.paid,
  timed_out: ORDER_STATE.timedOut,
  cancelled: ORDER_STATE.cancelled,
  refunding: ORDER_STATE.refunding,
  refund_failed: ORDER_STATE.refundFailed,
  refunded: ORDER_STATE.refunded,
  part_refunded: ORDER_STATE.partRefunded,
};

/** How a list of orders is parted. */
export const ORDER_TABS = ['all', 'unpaid', 'paid', 'refunds'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** The states of a tab; none for all. */
export const TAB_STATES: Readonly<Record<OrderTab, readonly OrderState[]>> = {
  all: [],
  unpaid: [ORDER_STATE.unpaid],
  paid: [ORDER_STATE.paid],
  refunds: [ORDER_STATE.refunding, ORDER_STATE.refundFailed, ORDER_STATE.refunded, ORDER_STATE.partRefunded],
};
