/** The state of an order as answers count it (D71). */
import { ORDER_STATE, type OrderState as WireState } from '#schemas/order/order-state.ts';
import type { OrderRow, OrderState } from '../services/order-rows.ts';

type NamedState = Exclude<OrderState, 'closed'>;

const WIRE: Readonly<Record<NamedState, WireState>> = {
  unpaid: ORDER_STATE.unpaid,
  paid: ORDER_STATE.paid,
  refunding: ORDER_STATE.refunding,
  refund_failed: ORDER_STATE.refundFailed,
  refunded: ORDER_STATE.refunded,
  part_refunded: ORDER_STATE.partRefunded,
};

export function wireState({ state, closeReason }: Pick<OrderRow, 'state' | 'closeReason'>): WireState {
  if (state !== 'closed') return WIRE[state];
  return closeReason === 'timed-out' ? ORDER_STATE.timedOut : ORDER_STATE.cancelled;
}

/** The states a list asks for by the number of one: closed ones share a row. */
export function statesOf(wire: number): OrderState[] {
  if (wire === ORDER_STATE.timedOut || wire === ORDER_STATE.cancelled) return ['closed'];
  const all: NamedState[] = ['unpaid', 'paid', 'refunding', 'refund_failed', 'refunded', 'part_refunded'];
  return all.filter((state) => WIRE[state] === wire);
}
