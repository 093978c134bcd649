/** The state of an order as answers count it (D71), and as rows keep it. */
import {
  ORDER_STATE_NAMES,
  STATE_OF_NAME,
  type OrderState as WireState,
  type OrderStateName,
} from '#schemas/order/order-state.ts';
import type { OrderRow, OrderState } from '../services/order-rows.ts';

/** Closed ones share a row: why it was closed stands beside it. */
const rowState = (name: OrderStateName): OrderState =>
  name === 'timed_out' || name === 'cancelled' ? 'closed' : name;

/** Every state of a row. */
export const ROW_STATES: readonly OrderState[] = [...new Set(ORDER_STATE_NAMES.map(rowState))];

export function wireState({ state, closeReason }: Pick<OrderRow, 'state' | 'closeReason'>): WireState {
  if (state !== 'closed') return STATE_OF_NAME[state];
  return STATE_OF_NAME[closeReason === 'timed-out' ? 'timed_out' : 'cancelled'];
}

/** The states a list asks for by the number of one. */
export function statesOf(wire: number): OrderState[] {
  return ORDER_STATE_NAMES.filter((name) => STATE_OF_NAME[name] === wire).map(rowState);
}
