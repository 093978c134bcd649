/** Payment companies. Knows no orders: `orders` decides what a payment means. */
import type { AppContext } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import type { ProviderChoice } from '#server/kernel/providers.ts';
import type { PaymentProvider, PaymentWorld } from './providers/payment-provider.ts';
import { MANUAL_HOURS, openManual } from './providers/payment/manual.ts';
import { openSandbox, SANDBOX } from './providers/payment/sandbox.ts';
import { paymentProviders } from './providers/registries.ts';
import { sandboxJobs } from './sandbox/notify.ts';
import { registerCashier } from './sandbox/routes.ts';
import { createSandboxStore, removeOldTrades, type SandboxStore } from './store/sandbox.store.ts';
import { sandboxRefund, sandboxTrade } from './tables/sandbox-trade.ts';

export * from './providers/payment-provider.ts';
export type * from './providers/evidence.ts';

export interface PaymentsArea {
  /** What a learner may pay by, in the order the installation names them. */
  names: readonly string[];
  /** Undefined for one this installation has not (any more). */
  byName(name: string): PaymentProvider | undefined;
}

declare module '#server/kernel/area.ts' {
  interface Stores {
    sandbox: SandboxStore;
  }
  interface Areas {
    payments: PaymentsArea;
  }
  interface Settings {
    /** In the order they are named in. */
    payments: readonly ProviderChoice<PaymentProvider, PaymentWorld>[];
  }
  interface Injections {
    /** Payment providers by name; absent: the sandbox and transfers where demo pages are shown, else none. */
    paymentProviders?: ReadonlyMap<string, PaymentProvider>;
  }
}

export const area = defineArea({
  name: 'payments',
  tables: { sandboxTrade, sandboxRefund },
  stores: (db) => ({ sandbox: createSandboxStore(db) }),
  settings: (env, facts) => ({ payments: paymentProviders.choose(env, facts) }),
  providers: ({ payments }, { stores: { sandbox: trades }, clock }) => ({
    paymentProviders: new Map(
      payments.flatMap((one): [string, PaymentProvider][] => {
        const provider = one.open({ clock, trades });
        return provider === undefined ? [] : [[one.name, provider]];
      }),
    ),
  }),
  open({ injections: options, config, clock, stores: { sandbox } }: AppContext): PaymentsArea {
    const providers =
      options.paymentProviders ?? new Map(config.demoPages ? demoProviders(sandbox, clock) : []);
    return {
      // Read anew each time: the operator turns companies on and off while the server runs (ADR-793).
      get names() {
        return [...providers.keys()];
      },
      byName: (name) => providers.get(name),
    };
  },
  routes: registerCashier,
  jobs: sandboxJobs,
  retention: [removeOldTrades],
});

function demoProviders(trades: SandboxStore, clock: AppContext['clock']): [string, PaymentProvider][] {
  return [
    [SANDBOX, openSandbox(trades, clock)],
    ['manual', openManual({ instructions: '', hours: MANUAL_HOURS }, clock)],
  ];
}
