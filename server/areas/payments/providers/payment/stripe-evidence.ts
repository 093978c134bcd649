/** What Stripe says of sessions and refunds, read as evidence. */
import { msOf } from '#schemas/time.ts';
import { isObject } from '#schemas/page/json.ts';
import { PaymentUnknown } from '../payment-provider.ts';
import type { PaymentEvidence, RefundEvidence } from '../evidence.ts';
import { objectOf, optionalText, textOf, wholeOf, type Fields } from './answer-fields.ts';

/** The payment of a session: its id, or the whole of it where the query asked for that. */
const intentOf = ({ payment_intent: intent }: Fields): Fields => (isObject(intent) ? intent : { id: intent });

/** Whether a payment that was under way will not come: `undefined` while it may. */
function failureOf(intent: Fields): string | undefined {
  const { status, last_payment_error: error } = intent;
  if (status !== 'requires_payment_method' && status !== 'canceled') return undefined;
  return (isObject(error) ? optionalText(error, 'code') : undefined) ?? status;
}

/** A Checkout Session. @throws PaymentUnknown */
export function stripePayment(session: Fields, paidAt: () => number): PaymentEvidence {
  const status = textOf(session, 'status');
  if (status === 'open') return { state: 'awaiting' };
  if (status === 'expired') return { state: 'closed' };
  if (status !== 'complete') throw new PaymentUnknown('another status');
  const intent = intentOf(session);
  // Some ways to pay take days: the session is complete and nobody has the money.
  if (session['payment_status'] !== 'paid') {
    const reason = failureOf(intent);
    return reason === undefined ? { state: 'awaiting' } : { state: 'failed', reason };
  }
  return {
    state: 'succeeded',
    transactionId: textOf(intent, 'id'),
    amount: wholeOf(session, 'amount_total'),
    currency: textOf(session, 'currency').toUpperCase(),
    paidAt: paidAt(),
  };
}

/** When the money of a session with its whole payment was taken. */
export function chargedAt(session: Fields): number {
  const charge = objectOf(intentOf(session)['latest_charge'], 'latest_charge');
  return msOf(wholeOf(charge, 'created'));
}

/** @throws PaymentUnknown */
export function stripeRefund(refund: Fields): RefundEvidence {
  const status = textOf(refund, 'status');
  if (status === 'pending' || status === 'requires_action') return { state: 'processing' };
  if (status === 'failed' || status === 'canceled')
    return { state: 'failed', reason: optionalText(refund, 'failure_reason') ?? status };
  if (status !== 'succeeded') throw new PaymentUnknown('another status');
  return { state: 'succeeded', amount: wholeOf(refund, 'amount'), at: msOf(wholeOf(refund, 'created')) };
}

/** Our own number, which goes with everything of a payment; undefined where it is none of ours. */
export function ourNumber(item: Fields, name: 'out_trade_no' | 'out_refund_no'): string | undefined {
  return isObject(item['metadata']) ? optionalText(item['metadata'], name) : undefined;
}
