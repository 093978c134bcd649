/** Who takes the money. Knows no order: what became of a payment is judged where the order is. */
import { defineArea, type World } from '#server/kernel/area.ts';
import type { Chosen } from '#server/kernel/providers.ts';
import type { PaymentProvider, PaymentWorld } from './payment-provider.ts';
import { paymentProviders } from './providers/registries.ts';

export * from './payment-provider.ts';

export interface PaymentsArea {
  /** What a learner may pay by, in the order the installation names them. */
  names: readonly string[];
  /** Undefined for one this installation has not (any more). */
  named(name: string): PaymentProvider | undefined;
}

declare module '#server/kernel/area.ts' {
  interface Areas {
    payments: PaymentsArea;
  }
  interface Settings {
    /** In the order they are named in. */
    payments: readonly Chosen<PaymentProvider, PaymentWorld>[];
  }
  interface Given {
    /** Who takes the money, by name; nobody where absent. */
    paymentProviders?: ReadonlyMap<string, PaymentProvider>;
  }
}

export const area = defineArea({
  name: 'payments',
  settings: (env, facts) => ({ payments: paymentProviders.choose(env, facts) }),
  providers: ({ payments }, { clock }) => ({
    paymentProviders: new Map(
      payments.flatMap((one): [string, PaymentProvider][] => {
        const provider = one.open({ clock });
        return provider === undefined ? [] : [[one.name, provider]];
      }),
    ),
  }),
  open({ given: { paymentProviders: opened = new Map() } }: World): PaymentsArea {
    return { names: [...opened.keys()], named: (name) => opened.get(name) };
  },
});
