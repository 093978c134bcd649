/** Paid by transfer: the merchant says what to do, sees the money arrive and confirms it (D71). */
import { anyText } from '#server/kernel/config/variable-kinds.ts';
import { readVariables } from '#server/kernel/config/read-variables.ts';
import type { Clock } from '#server/kernel/clock.ts';
import { defineProvider } from '#server/kernel/providers.ts';
import {
  NO_SUCH_REFUND,
  PaymentRefused,
  type PaymentProvider,
  type PaymentWorld,
} from '../../payment-provider.ts';

export function openManual({ instructions }: { instructions: string }, clock: Clock): PaymentProvider {
  const awaiting = { state: 'awaiting' } as const;
  return {
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

export const provider = defineProvider<{ instructions: string }, PaymentProvider, PaymentWorld>({
  name: 'manual',
  read: (env) => ({
    instructions: readVariables(env, { MANUAL_PAYMENT_TEXT: anyText() }).MANUAL_PAYMENT_TEXT ?? '',
  }),
  open: (settings, { clock }) => openManual(settings, clock),
});
