/** The orders of a tab as far as they were asked for, the newest first. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { orderListGet } from '#schemas/api/order/order.list.get.ts';
import type { Order } from '#schemas/order/order.ts';
import { TAB_STATES, type OrderTab } from '#schemas/order/order-state.ts';

const PAGE_SIZE = 10;

interface Shown {
  of: OrderTab;
  /** Pages shown. */
  pages: number;
  list: readonly Order[];
  hasMore: boolean;
}

export function useOrders(act: Caller, tab: OrderTab) {
  const [shown, setShown] = useState<Shown>();
  const [isBusy, setBusy] = useState(true);
  const [fault, setFault] = useState('');
  const caller = useRef(act);
  useEffect(() => {
    caller.current = act;
  });
  const load = useCallback(
    async (page: number, isGone: () => boolean = () => false) => {
      setBusy(true);
      const states = TAB_STATES[tab];
      const answer = await caller.current(orderListGet, {
        ...(states.length === 0 ? {} : { states: [...states] }),
        page,
        page_size: PAGE_SIZE,
      });
      if (isGone()) return;
      setBusy(false);
      setFault(answer.ok ? '' : answer.msg);
      if (!answer.ok) return;
      const { list, has_more: hasMore } = answer.data;
      setShown((before) => {
        const earlier = page > 1 && before?.of === tab ? before.list : [];
        const all = new Map([...earlier, ...list].map((order) => [order.order_id, order]));
        return { of: tab, pages: page, list: [...all.values()], hasMore };
      });
    },
    [tab],
  );
  useEffect(() => {
    let gone = false;
    void load(1, () => gone);
    return () => {
      gone = true;
    };
  }, [load]);
  const here = shown?.of === tab ? shown : undefined;
  return { shown: here, isBusy, fault, more: () => void load((here?.pages ?? 0) + 1) };
}
