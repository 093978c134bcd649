/** Providers: several ways to have one service, chosen by name in the environment; of some services several at a time. */
import { ConfigError } from './config/config-error.ts';
import { readVariables, type Environment } from './config/read-variables.ts';
import { oneOf } from './config/variable-kinds.ts';
import type { SettingFacts } from '#server/kernel/define-area.ts';

/** One way to have the service. `World` is what opening it needs, such as a clock. */
export interface Provider<Service, World> {
  readonly name: string;
  /** It only pretends: never on an address strangers reach. */
  readonly isBuiltIn: boolean;
  /** Reads its own variables at once, so that a bad one ends the start. @throws ConfigError */
  readonly choose: (env: Environment, facts: SettingFacts) => ProviderChoice<Service, World>;
}

/** What the environment chose; not opened yet. */
export interface ProviderChoice<Service, World> {
  readonly name: string;
  /** What it read. */
  readonly settings: unknown;
  /** Undefined where the installation wants none. */
  open(world: World): Service | undefined;
}

export interface ProviderRegistry<Service, World> {
  /** @throws ConfigError for an unknown name, a built-in on a public address, or a variable that is missing. */
  choose(env: Environment, facts: SettingFacts): ProviderChoice<Service, World>;
}

/** A service of which an installation may have several providers. */
export interface ProviderSet<Service, World> {
  /** In the order they are named in. @throws ConfigError as above */
  choose(env: Environment, facts: SettingFacts): readonly ProviderChoice<Service, World>[];
}

const NONE = 'none';

/** Joins how a provider reads its settings with how it is opened. */
export function defineProvider<Settings, Service, World>(provider: {
  name: string;
  isBuiltIn?: boolean;
  read: (env: Environment, name: string, facts: SettingFacts) => Settings;
  /** Undefined where the choice is all there is to it. */
  open: (settings: Settings, world: World) => Service | undefined;
}): Provider<Service, World> {
  const { name, isBuiltIn = false, read, open } = provider;
  return {
    name,
    isBuiltIn,
    choose: (env, facts) => {
      const settings = read(env, name, facts);
      return { name, settings, open: (world) => open(settings, world) };
    },
  };
}

/**
 * The providers of one service. Without a choice it is the built-in one where that may pretend, else none.
 * @param variable of the environment, such as SMS_PROVIDER
 * @param usual the one that is always there, where the service cannot be wanting
 */
export function providerRegistry<Service, World>(
  variable: string,
  providers: readonly Provider<Service, World>[],
  usual?: string,
): ProviderRegistry<Service, World> {
  const names = namesOf(variable, providers);
  return {
    choose: (env, facts) => {
      const choices = usual === undefined ? [...names, NONE] : names;
      const fallback = usual ?? fallbackOf(providers, facts);
      const { [variable]: name = fallback } = readVariables(env, { [variable]: oneOf(choices, fallback) });
      return chooseNamed(variable, providers, name, env, facts);
    },
  };
}

/**
 * The providers of a service of which an installation may have several, named with commas between.
 * @param variable of the environment, such as SCAN_PROVIDERS
 * @param usual one that is there, too, where nothing is named
 */
export function providerSet<Service, World>(
  variable: string,
  providers: readonly Provider<Service, World>[],
  usual?: string,
): ProviderSet<Service, World> {
  const knownNames = namesOf(variable, providers);
  return {
    choose: (env, facts) => {
      const text = env[variable] ?? '';
      const defaults = [fallbackOf(providers, facts), usual ?? NONE].filter((name) => name !== NONE);
      const list = text === '' ? defaults.join(',') || NONE : text;
      const names = [...new Set(list.split(',').map((name) => name.trim()))];
      if (names.length === 1 && names[0] === NONE) return [];
      if (names.some((name) => !knownNames.includes(name)))
        throw new ConfigError(variable, `none, or some of ${knownNames.join(', ')}`, text);
      return names.map((name) => chooseNamed(variable, providers, name, env, facts));
    },
  };
}

function namesOf(variable: string, providers: readonly { name: string }[]): string[] {
  const names = providers.map(({ name }) => name);
  if (new Set([...names, NONE]).size <= providers.length)
    throw new Error(`The shop server cannot start: two providers of ${variable} have one name.`);
  return names;
}

function fallbackOf(
  providers: readonly { name: string; isBuiltIn: boolean }[],
  { allowsBuiltIn }: SettingFacts,
): string {
  return (allowsBuiltIn ? providers.find(({ isBuiltIn }) => isBuiltIn)?.name : undefined) ?? NONE;
}

function chooseNamed<Service, World>(
  variable: string,
  providers: readonly Provider<Service, World>[],
  name: string,
  env: Environment,
  facts: SettingFacts,
): ProviderChoice<Service, World> {
  const provider = providers.find((one) => one.name === name);
  if (provider === undefined) return { name, settings: {}, open: () => undefined };
  if (provider.isBuiltIn && !facts.allowsBuiltIn)
    throw new ConfigError(
      variable,
      `a real provider or none: ${name} is for DEMO=1 on a loopback address alone`,
    );
  return provider.choose(env, facts);
}
