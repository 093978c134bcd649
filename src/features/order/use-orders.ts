/** The orders of a tab as far as they were asked for, the newest first. */
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { orderListGet } from '#schemas/api/orders/orders.ts';
import { TAB_STATES, type OrderTab } from '#schemas/order/order-state.ts';
import { OWN_PAGE_SIZE, usePaged } from '#pieces/use-paged.ts';

export function useOrders(act: Caller, tab: OrderTab) {
  const states = TAB_STATES[tab];
  return usePaged(
    tab,
    (page) =>
      act(orderListGet, {
        ...(states.length === 0 ? {} : { states: [...states] }),
        page,
        page_size: OWN_PAGE_SIZE,
      }),
    ({ order_id: id }) => id,
  );
}
