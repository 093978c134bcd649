/** Paying an order that stands: a company's page is gone to, a code or a merchant's words are shown here (D71). */
import { useState } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { orderPay } from '#schemas/api/orders/orders.ts';

export type PaymentView = { provider: string } & (
  | { kind: 'qr'; content: string }
  | { kind: 'instructions'; text: string }
);

/** @param go to the page of who takes the money. @param onChange the order is not as it was shown: it cannot be paid, or is held longer */
export function usePayment(
  act: Caller,
  orderId: string,
  { go, onChange }: { go: (href: string) => void; onChange: () => void },
) {
  const [payment, setPayment] = useState<PaymentView>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  /** @param isPressed false where the address asks for it: then nobody is sent to another page. */
  const begin = async (provider: string, isPressed = true) => {
    setBusy(true);
    setFault('');
    const answer = await act(orderPay, { order_id: orderId, provider });
    setBusy(false);
    if (!answer.ok) {
      if (answer.code === 'state-conflict') return onChange();
      return setFault(answer.msg);
    }
    const { qr_url: content, redirect_url: href, instructions: text = '' } = answer.data;
    if (href !== undefined) return isPressed ? go(href) : undefined;
    if (content === undefined) onChange();
    return setPayment(
      content === undefined ? { provider, kind: 'instructions', text } : { provider, kind: 'qr', content },
    );
  };
  return { shown: payment, isBusy, fault, begin, close: () => setPayment(undefined) };
}
