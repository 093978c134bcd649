/** Buying one good with the calls it wants made; the key of its order is made once for each page and choice (R34). */
import { useEffect, useState } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { orderCreate, orderPay, orderQuoteGet } from '#schemas/api/orders/orders.ts';
import { useMachine } from '#engine/use-machine.ts';
import { systemClock } from '#platform/clock.ts';
import { systemRandom } from '#platform/random.ts';
import { purchase, type PurchaseChoice } from './purchase.machine.ts';

const newKey = (): string =>
  Array.from(systemRandom.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Up to a second: a crowd that was told to wait does not come back in one moment. */
const scatter = (): number => (systemRandom.bytes(1)[0] ?? 0) * 4;

interface What {
  goods_id: string;
  goods_type: number;
}

/** @param go to the order, or to the page of who takes the money */
export function usePurchase(act: Caller, what: What, go: (href: string, replace: boolean) => void) {
  const [page] = useState(newKey);
  const [state, send] = useMachine(purchase, (effect, later) => {
    switch (effect.type) {
      case 'quote': {
        const { attempt, choice } = effect;
        return void act(orderQuoteGet, { ...what, ...choice }).then((answer) =>
          later({ type: 'quoted', attempt, answer }),
        );
      }
      case 'order': {
        const { sku_id, coupon_id, amount } = effect.quote;
        return void act(orderCreate, {
          ...what,
          ...(sku_id === '' ? {} : { sku_id }),
          ...(coupon_id === '' ? {} : { coupon_id }),
          idempotency_key: `${page}-${String(effect.attempt)}`,
          expected_amount: amount,
        }).then((answer) => later({ type: 'ordered', answer }));
      }
      case 'wait':
        systemClock.after(effect.ms + scatter(), () => later({ type: 'waited' }));
        return;
      case 'pay': {
        const { orderId, provider } = effect;
        return void act(orderPay, { order_id: orderId, provider }).then((answer) =>
          later({ type: 'begun', orderId, answer }),
        );
      }
      case 'go':
        return go(effect.href, effect.replace);
    }
  });
  useEffect(() => send({ type: 'opened' }), [send]);
  return {
    ...state,
    choose: (choice: PurchaseChoice) => send({ type: 'chose', choice }),
    submit: (provider: string) => send({ type: 'submitted', provider }),
    retry: () => send({ type: 'opened' }),
  };
}
