/** Gives money back: decides what the buyer asked for, or refunds unasked with a reason; the rule that was promised stands beside. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleOrdersRefund } from '#schemas/api/console/orders.ts';
import { yuanOf } from '#schemas/money.ts';
import { ORDER_STATE } from '#schemas/order/order-state.ts';
import { REFUND_REASON_MAX, type Order } from '#schemas/order/order.ts';
import { useConsoleMutation } from '#desk/kit/calls/use-console.ts';
import { parseYuan } from '#desk/kit/screens/money-text.ts';
import { Facts } from '#desk/kit/screens/panel.tsx';
import { Question } from '#desk/kit/screens/question.tsx';
import { useAct } from '#desk/kit/screens/use-act.ts';
import { useSay } from '#desk/kit/screens/use-say.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ORDER_CALLS } from './order-calls.ts';
import { wayOf } from './pay-way.ts';
import { useRefundRule } from './use-refund-rule.ts';
import { ordersWords } from './words.ts';

/** @param isRequested whether the buyer asked for it */
function useDecision(order: Order, isRequested: boolean) {
  const t = useTranslation(ordersWords);
  const say = useSay();
  const remainder = order.amount - order.refunded;
  const act = useAct<'open'>();
  const [amount, setAmount] = useState(yuanOf(remainder));
  const [answer, setAnswer] = useState('');
  const { mutateAsync } = useConsoleMutation(consoleOrdersRefund, ORDER_CALLS);
  const decide = (isApproved: boolean) => {
    const fen = parseYuan(amount);
    if (isApproved && (fen === undefined || fen < 1 || fen > remainder))
      return act.setFault(t('badAmount', { amount: say.money(remainder) }));
    if (!isRequested && answer.trim() === '') return act.setFault(t('needReason'));
    return void act.run(
      () =>
        mutateAsync({
          order_id: order.order_id,
          is_approved: isApproved,
          ...(isRequested ? { answer: answer.trim() } : { reason: answer.trim() }),
          ...(isApproved && fen !== undefined && fen < remainder ? { amount: fen } : {}),
        }),
      t(isApproved ? 'refundDone' : 'refundDeclined'),
    );
  };
  return { act, amount, setAmount, answer, setAnswer, decide, remainder };
}

function RefundFields(
  props: Pick<ReturnType<typeof useDecision>, 'amount' | 'setAmount' | 'remainder'> & { order: Order },
) {
  const t = useTranslation(ordersWords);
  const say = useSay();
  const rule = useRefundRule(props.order);
  return (
    <>
      <Facts
        facts={[
          { label: t('amount'), value: say.money(props.order.amount) },
          { label: t('refundRule'), value: rule },
        ]}
      />
      <TextField
        id="refund-amount"
        name="amount"
        label={`${t('refundAmount')} (${t('refundAmountHint', { amount: say.money(props.remainder) })})`}
        inputMode="decimal"
        value={props.amount}
        onChange={props.setAmount}
      />
    </>
  );
}

/** A transfer goes back by the shop's own hand; any other way to pay does it itself. */
function useDecisionText({ provider }: Order, isRequested: boolean): string {
  const t = useTranslation(ordersWords);
  if (wayOf(provider) === 'manual') return t('refundByHand');
  return t(isRequested ? 'refundText' : 'giveBackText');
}

export function RefundButton({ order }: { order: Order }) {
  const t = useTranslation(ordersWords);
  const isRequested = order.state === ORDER_STATE.refunding;
  const text = useDecisionText(order, isRequested);
  const { act, amount, setAmount, answer, setAnswer, decide, remainder } = useDecision(order, isRequested);
  return (
    <>
      <Button
        tone={isRequested ? 'primary' : 'secondary'}
        data-action="refund"
        onClick={() => act.open('open')}
      >
        {t(isRequested ? 'refund' : 'giveBack')}
      </Button>
      {act.target !== undefined && (
        <Question
          title={t(isRequested ? 'refund' : 'giveBack')}
          text={text}
          confirmText={t('approve')}
          isDanger
          busy={act.busy}
          fault={act.fault}
          onConfirm={() => decide(true)}
          onClose={act.close}
        >
          <RefundFields order={order} amount={amount} setAmount={setAmount} remainder={remainder} />
          <TextField
            id="refund-answer"
            name={isRequested ? 'answer' : 'reason'}
            label={t(isRequested ? 'answer' : 'giveBackReason')}
            maxLength={REFUND_REASON_MAX}
            value={answer}
            onChange={setAnswer}
          />
          {isRequested && (
            <Button data-action="decline" unavailable={act.busy} onClick={() => decide(false)}>
              {t('decline')}
            </Button>
          )}
        </Question>
      )}
    </>
  );
}
