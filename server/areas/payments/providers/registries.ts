/** Who takes the money: each file of `payment/` that exports a provider; the environment names some, in order. */
import { providerSet } from '#server/kernel/providers.ts';
import type { PaymentProvider, PaymentWorld } from './payment-provider.ts';
import { providers } from './payment.gen.ts';

/** A transfer needs nobody's contract, so it is there where nothing is named. */
export const paymentProviders = providerSet<PaymentProvider, PaymentWorld>(
  'PAYMENT_PROVIDERS',
  providers,
  'manual',
);
