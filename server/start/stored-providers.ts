/** Providers by the environment and by what the operator set at a desk: taken anew, in place, whenever that changes (ADR-793). */
import type { ProviderChoices, Variables } from '#server/areas/provider-keys/area.ts';
import type { AppContext, Injections, Settings } from '#server/kernel/area.ts';
import { ConfigError } from '#server/kernel/config/config-error.ts';
import type { Environment } from '#server/kernel/config/read-variables.ts';
import type { SettingFacts } from '#server/kernel/define-area.ts';
import { openProviders, readSettings } from './areas.gen.ts';

export interface StoredProvidersOptions {
  env: Environment;
  facts: SettingFacts;
  /** What the environment alone chose. */
  settings: Settings;
  world: Pick<AppContext, 'stores' | 'clock'>;
  /** What is stored now, opened. */
  readStored: () => Promise<Variables>;
  /** What is stored could not be started with. */
  onFault: (error: ConfigError) => void;
}

/** The environment wins: what it sets, itself or by a file, is not changed from a desk. */
function overlay(env: Environment, variables: Variables): Environment {
  const isFixed = makeIsFixed(env);
  const entries = Object.entries(variables).filter(([name]) => !isFixed(name));
  return { ...env, ...Object.fromEntries(entries) };
}

const makeIsFixed = (env: Environment) => (name: string) =>
  (env[name] ?? '') !== '' || (env[`${name}_FILE`] ?? '') !== '';

/** The injections keep their identity: code that holds them sees what was taken last. */
export function createStoredProviders(options: StoredProvidersOptions): Injections & {
  providerChoices: ProviderChoices;
} {
  const { env, facts, settings, world, readStored, onFault } = options;
  const injections = openProviders(settings, world);
  const payments = new Map(injections.paymentProviders);
  const messages = { ...injections.messageProviders };
  const readWith = (variables: Variables): Settings => ({
    ...settings,
    ...readSettings(overlay(env, variables), facts),
  });
  const take = ({ paymentProviders = new Map(), messageProviders = {} }: Injections): void => {
    payments.clear();
    for (const [name, provider] of paymentProviders) payments.set(name, provider);
    delete messages.sms;
    delete messages.mail;
    Object.assign(messages, messageProviders);
  };
  const load = async (): Promise<void> => {
    try {
      take(openProviders(readWith(await readStored()), world));
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      onFault(error);
    }
  };
  // One after the other: what was read first never replaces what was read last.
  let loading = Promise.resolve();
  const providerChoices: ProviderChoices = {
    read(variables) {
      const active = readWith(variables);
      return {
        payment: active.payments.map(({ name }) => name),
        sms: [active.sms.name],
        mail: [active.mail.name],
      };
    },
    isFixed: makeIsFixed(env),
    reload() {
      loading = loading.then(load, load);
      return loading;
    },
  };
  return { ...injections, paymentProviders: payments, messageProviders: messages, providerChoices };
}
