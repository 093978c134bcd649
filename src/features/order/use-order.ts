/** One order of one's own, asked for when it is shown and whenever it may have changed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Caller, DataOf } from '#schemas/api/define-endpoint.ts';
import { pageVisibility } from '#platform/visibility.ts';
import { orderDetailGet } from '#schemas/api/orders/orders.ts';

export type OrderDetail = DataOf<typeof orderDetailGet>;

interface OrderView {
  of: string;
  detail?: OrderDetail;
  /** Why it cannot be shown; what was shown before stays. */
  fault?: { code: string; text: string };
}

export function useOrder(act: Caller, orderId: string) {
  const [view, setView] = useState<OrderView>({ of: orderId });
  const caller = useRef(act);
  useEffect(() => {
    caller.current = act;
  });
  const reload = useCallback(async () => {
    const answer = await caller.current(orderDetailGet, { order_id: orderId });
    setView((before) => {
      if (answer.ok) return { of: orderId, detail: answer.data };
      const fault = { code: answer.code, text: answer.msg };
      return before.of === orderId ? { ...before, fault } : { of: orderId, fault };
    });
  }, [orderId]);
  useEffect(() => void reload(), [reload]);
  // Whoever comes back from another tab may have paid, or failed to, there.
  useEffect(() => pageVisibility.listen((isVisible) => (isVisible ? void reload() : undefined)), [reload]);
  return { ...(view.of === orderId ? view : {}), reload };
}
