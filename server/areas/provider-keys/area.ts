/** Keys of the companies an installation pays and sends by, set by its operator at a desk (ADR-793). */
import type { AppContext, Deps } from '#server/kernel/area.ts';
import { defineArea } from '#server/kernel/define-area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { providerCalls } from './console/providers.ts';
import { limits } from './limits.ts';
import { openVariables, type ProviderChoices, type Variables } from './services/provider-settings.ts';
import { createSeal, type Seal } from './services/seal.ts';
import { createProviderSettingStore, type ProviderSettingStore } from './store/provider-settings.store.ts';
import { providerSetting } from './tables/provider-setting.ts';

export type { ProviderChoices, Variables } from './services/provider-settings.ts';

declare module '#server/kernel/bus/bus.ts' {
  interface BusEvents {
    /** Keys of providers were set: every node takes what is stored now. */
    'providers.changed': Record<string, never>;
  }
}
declare module '#server/kernel/area.ts' {
  interface Stores {
    providerSettings: ProviderSettingStore;
  }
  interface Areas {
    providerKeys: { seal: Seal };
  }
  interface Injections {
    /** Absent where providers are what the opener chose. */
    providerChoices?: ProviderChoices;
  }
}

/** What is stored, as the environment would have it. */
export async function readStoredVariables(db: Database, signingKey: string): Promise<Variables> {
  return openVariables(createSeal(signingKey), await createProviderSettingStore(db).list());
}

export const area = defineArea({
  name: 'provider-keys',
  limits,
  tables: { providerSetting },
  stores: (db) => ({ providerSettings: createProviderSettingStore(db) }),
  events: { 'providers.changed': () => ({}) },
  consoleCalls: providerCalls,
  open: ({ keys, bus, injections, log, onClose }: AppContext): Deps['providerKeys'] => {
    const reload = () => {
      injections.providerChoices?.reload().catch((error: unknown) => {
        log.error({ err: error }, 'keys of providers could not be read');
      });
    };
    onClose(bus.subscribe('providers.changed', reload));
    onClose(bus.onGap(reload));
    return { seal: createSeal(keys.signing) };
  },
});
