/** Paid by transfer: the merchant says what to do, sees the money arrive and confirms it (D71). */
import { HOUR_MS } from '#schemas/time.ts';
import { anyText, wholeNumber } from '#server/kernel/config/variable-kinds.ts';
import { readVariables } from '#server/kernel/config/read-variables.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { defineProvider } from '#server/kernel/providers.ts';
import {
  NO_SUCH_REFUND,
  PaymentRefused,
  type PaymentProvider,
  type PaymentWorld,
} from '../payment-provider.ts';

/** A transfer takes days: an order paid by it is held so long (D130). */
export const MANUAL_HOURS = 72;
const MANUAL_HOURS_MAX = 720;

export interface ManualSettings {
  instructions: string;
  /** For how many hours an order is held. */
  hours: number;
}

export function openManual({ instructions, hours }: ManualSettings, clock: Clock): PaymentProvider {
  const awaiting = { state: 'awaiting' } as const;
  return {
    holdMs: hours * HOUR_MS,
    begin: () => Promise.resolve({ kind: 'instructions', text: instructions }),
    // Nobody but the merchant knows: `orders confirm` settles it.
    query: () => Promise.resolve(awaiting),
    close: () => Promise.resolve({ state: 'closed' }),
    // Asked once the merchant has approved it: they have paid it back themselves.
    refund: ({ amount }) => Promise.resolve({ state: 'succeeded', amount, at: clock.now() }),
    // Nothing is kept of it here: it may be asked for again.
    queryRefund: () => Promise.reject(new PaymentRefused('manual', NO_SUCH_REFUND)),
  };
}

export const provider = defineProvider<ManualSettings, PaymentProvider, PaymentWorld>({
  name: 'manual',
  read: (env) => {
    const { MANUAL_PAYMENT_TEXT: instructions = '', MANUAL_PAYMENT_HOURS: hours } = readVariables(env, {
      MANUAL_PAYMENT_TEXT: anyText(),
      MANUAL_PAYMENT_HOURS: wholeNumber(1, MANUAL_HOURS_MAX, MANUAL_HOURS),
    });
    return { instructions, hours };
  },
  open: (settings, { clock }) => openManual(settings, clock),
});
