/** What of money is counted for /metrics, once it is there for everybody. */
import { defineCounter } from '#server/kernel/metrics/counters.ts';

export const paymentStates = defineCounter(
  'payments_total',
  'Tries to pay that came to a state, by provider: created is a new one.',
  ['provider', 'state'],
);

export const moneyEvents = defineCounter(
  'payment_events_total',
  'Money that came in or went out; mismatch is money that is not what was asked for.',
  ['provider', 'kind'],
);

export const refundStates = defineCounter(
  'refunds_total',
  'Refunds that came to a state: asked is a new one.',
  ['state'],
);

export const notificationOutcomes = defineCounter(
  'payment_notifications_total',
  'What providers told: settled, repeated, refused as not theirs, or unknown for want of what it is about.',
  ['provider', 'outcome'],
);
