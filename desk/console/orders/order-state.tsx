/** The state of an order as a label. */
import { useTranslation } from '#i18n/use-translation.ts';
import { ORDER_STATE_NAMES, STATE_OF_NAME, type OrderStateName } from '#schemas/order/order-state.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { ordersWords } from './words.ts';

const TONES: Readonly<Record<OrderStateName, BadgeTone>> = {
  unpaid: 'warning',
  paid: 'success',
  timed_out: 'neutral',
  cancelled: 'neutral',
  refunding: 'warning',
  refund_failed: 'error',
  refunded: 'neutral',
  part_refunded: 'neutral',
};

export function orderStateName(state: number): OrderStateName {
  return ORDER_STATE_NAMES.find((name) => STATE_OF_NAME[name] === state) ?? 'cancelled';
}

export function OrderStateBadge({ state }: { state: number }) {
  const t = useTranslation(ordersWords);
  const name = orderStateName(state);
  return <Badge tone={TONES[name]}>{t(name)}</Badge>;
}
