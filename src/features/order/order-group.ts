/** What the states of an order come to for its buyer (D71). Pure. */
import { ORDER_STATE } from '#schemas/order/order-state.ts';

export type OrderGroup =
  | 'unpaid'
  | 'paid'
  | 'timedOut'
  | 'cancelled'
  | 'refunding'
  | 'refundFailed'
  | 'refunded'
  | 'partRefunded';

const GROUPS: ReadonlyMap<number, OrderGroup> = new Map([
  [ORDER_STATE.unpaid, 'unpaid'],
  [ORDER_STATE.paid, 'paid'],
  [ORDER_STATE.timedOut, 'timedOut'],
  [ORDER_STATE.cancelled, 'cancelled'],
  [ORDER_STATE.refunding, 'refunding'],
  [ORDER_STATE.refundFailed, 'refundFailed'],
  [ORDER_STATE.refunded, 'refunded'],
  [ORDER_STATE.partRefunded, 'partRefunded'],
]);

/** A number nobody knows is an order nothing can be done about. */
export function orderGroup(state: number): OrderGroup {
  return GROUPS.get(state) ?? 'cancelled';
}
