/** What can be done with an order: a transfer confirmed, its time extended, a refund decided. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleOrdersConfirm, consoleOrdersExtend, EXTEND_HOURS } from '#schemas/api/console/orders.ts';
import { ORDER_STATE } from '#schemas/order/order-state.ts';
import type { Order } from '#schemas/order/order.ts';
import { useMay } from '#desk/kit/calls/desk-context.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { WholeField } from '#desk/kit/screens/whole-field.tsx';
import { parseWhole } from '#desk/kit/screens/whole-text.ts';
import { screenWords } from '#desk/kit/screens/words.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Button } from '#ui/button.tsx';
import { RefundButton } from './refund-dialog.tsx';
import { ORDER_CALLS } from './order-calls.ts';
import { ordersWords } from './words.ts';

const HOURS = '72';

const REFUNDABLE: readonly number[] = [
  ORDER_STATE.paid,
  ORDER_STATE.refunding,
  ORDER_STATE.refundFailed,
  ORDER_STATE.partRefunded,
];

function UnpaidActs({ order }: { order: Order }) {
  const t = useTranslation(ordersWords);
  const screenT = useTranslation(screenWords);
  const say = useSay();
  const confirm = useConsoleMutation(consoleOrdersConfirm, ORDER_CALLS);
  const extend = useConsoleMutation(consoleOrdersExtend, ORDER_CALLS);
  const act = useAct<'confirm' | 'extend'>();
  const [hours, setHours] = useState(HOURS);
  const id = { order_id: order.order_id };
  const extendBy = () => {
    const by = parseWhole(hours, EXTEND_HOURS);
    if (by === undefined) return act.setFault(screenT('badNumberIn', EXTEND_HOURS));
    return void act.run(() => extend.mutateAsync({ ...id, hours: by }), t('extended'));
  };
  return (
    <>
      <Button data-action="extend" onClick={() => act.open('extend')}>
        {t('extend')}
      </Button>
      <Button tone="primary" data-action="confirm" onClick={() => act.open('confirm')}>
        {t('confirm')}
      </Button>
      {act.target === 'confirm' && (
        <Question
          title={t('confirm')}
          text={t('confirmText', { amount: say.money(order.amount) })}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => void act.run(() => confirm.mutateAsync(id), t('confirmed'))}
          onClose={act.close}
        />
      )}
      {act.target === 'extend' && (
        <Question
          title={t('extend')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={extendBy}
          onClose={act.close}
        >
          <WholeField
            id="extend-hours"
            name="hours"
            label={t('hours')}
            {...EXTEND_HOURS}
            text={hours}
            onText={setHours}
          />
        </Question>
      )}
    </>
  );
}

export function OrderActs({ order }: { order: Order }): ReactNode {
  if (!useMay('orders.write')) return null;
  if (order.state === ORDER_STATE.unpaid) return <UnpaidActs order={order} />;
  const isPaid = REFUNDABLE.includes(order.state) && order.amount > order.refunded;
  return isPaid ? (
    <RefundButton key={`${String(order.state)} ${String(order.refunded)}`} order={order} />
  ) : null;
}
