/** Decides a request for a refund: the rule that was promised, how much goes back, and what the buyer is told. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleOrdersList, consoleOrdersRefund } from '#schemas/api/console/orders.ts';
import { yuanOf } from '#schemas/money.ts';
import type { Order } from '#schemas/order/order.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { parseYuan } from '#desk/kit/screens/money-text.ts';
import { Facts } from '#desk/kit/screens/panel.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { useRefundRule } from './use-refund-rule.ts';
import { ordersWords } from './words.ts';

function useDecision(order: Order) {
  const t = useTranslation(ordersWords);
  const left = order.amount - order.refunded;
  const act = useAct<'open'>();
  const [amount, setAmount] = useState(yuanOf(left));
  const [answer, setAnswer] = useState('');
  const { mutateAsync } = useConsoleMutation(consoleOrdersRefund, [consoleOrdersList]);
  const say = useSay();
  const decide = (isApproved: boolean) => {
    const fen = parseYuan(amount);
    if (isApproved && (fen === undefined || fen < 1 || fen > left))
      return act.setFault(t('badAmount', { amount: say.money(left) }));
    return void act.run(
      () =>
        mutateAsync({
          order_id: order.order_id,
          is_approved: isApproved,
          answer,
          ...(isApproved && fen !== undefined && fen < left ? { amount: fen } : {}),
        }),
      t(isApproved ? 'refundDone' : 'refundDeclined'),
    );
  };
  return { act, amount, setAmount, answer, setAnswer, decide, left };
}

export function RefundButton({ order }: { order: Order }) {
  const t = useTranslation(ordersWords);
  const say = useSay();
  const rule = useRefundRule(order);
  const { act, amount, setAmount, answer, setAnswer, decide, left } = useDecision(order);
  return (
    <>
      <Button tone="primary" data-action="refund" onClick={() => act.open('open')}>
        {t('refund')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t('refund')}
          text={t('refundText')}
          confirmText={t('approve')}
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => decide(true)}
          onClose={act.close}
        >
          <Facts
            facts={[
              { label: t('amount'), value: say.money(order.amount) },
              { label: t('refundRule'), value: rule },
            ]}
          />
          <TextField
            id="refund-amount"
            name="amount"
            label={`${t('refundAmount')} (${t('refundAmountHint', { amount: say.money(left) })})`}
            inputMode="decimal"
            value={amount}
            onChange={setAmount}
          />
          <TextField
            id="refund-answer"
            name="answer"
            label={t('answer')}
            maxLength={200}
            value={answer}
            onChange={setAnswer}
          />
          <Button data-action="decline" disabled={act.busy} onClick={() => decide(false)}>
            {t('decline')}
          </Button>
        </Question>
      )}
    </>
  );
}
