/** The orders of a tab as far as they were asked for, the newest first. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { orderListGet } from '#schemas/api/order/order.list.get.ts';
import type { Order } from '#schemas/order/order.ts';
import { TAB_STATES, type OrderTab } from '#schemas/order/order-state.ts';

const PAGE_SIZE = 10;

interface Shown {
  of: OrderTab;
  /** How many pages of it are shown. */
  pages: number;
  list: readonly Order[];
  hasMore: boolean;
  /** Why the next page could not be had; empty where it could. */
  fault: string;
}

const nothing = (of: OrderTab): Shown => ({ of, pages: 0, list: [], hasMore: false, fault: '' });

function ask(act: Caller, tab: OrderTab, page: number) {
  const states = TAB_STATES[tab];
  return act(orderListGet, {
    ...(states.length === 0 ? {} : { states: [...states] }),
    page,
    page_size: PAGE_SIZE,
  });
}

/** Of a page that came later nothing is shown twice, though an order was made meanwhile. */
function withPage(before: Shown, page: number, answer: Awaited<ReturnType<typeof ask>>): Shown {
  if (!answer.ok) return { ...before, fault: answer.msg };
  const earlier = page > 1 ? before.list : [];
  const all = new Map([...earlier, ...answer.data.list].map((order) => [order.order_id, order]));
  return { of: before.of, pages: page, list: [...all.values()], hasMore: answer.data.has_more, fault: '' };
}

export function useOrders(act: Caller, tab: OrderTab) {
  const [kept, setShown] = useState<Shown>(() => nothing(tab));
  const [isBusy, setBusy] = useState(false);
  const caller = useRef(act);
  useEffect(() => {
    caller.current = act;
  });
  const load = useCallback(
    async (page: number, isGone: () => boolean) => {
      const answer = await ask(caller.current, tab, page);
      if (!isGone()) setShown((before) => withPage(before.of === tab ? before : nothing(tab), page, answer));
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
  const shown = kept.of === tab ? kept : nothing(tab);
  const more = async () => {
    setBusy(true);
    await load(shown.pages + 1, () => false);
    setBusy(false);
  };
  return { ...shown, isLoaded: shown.pages > 0, isBusy, more: () => void more() };
}
