/** Providers: several ways to have one service, one of them chosen by name in the environment. */
import { ConfigError } from './config/config-error.ts';
import { readVariables, type Environment } from './config/read-variables.ts';
import { oneOf } from './config/variable-kinds.ts';

/** What an installation lets providers know of it. */
interface Installation {
  /** Whether nobody but this machine can reach the shop, and it is a demo. */
  mayPretend: boolean;
}

/** One way to have the service. `World` is what opening it needs, such as a clock. */
export interface Provider<Service, World> {
  readonly name: string;
  /** It only pretends: never on an address strangers reach. */
  readonly isBuiltIn: boolean;
  /** Reads its own variables at once, so that a bad one ends the start. @throws ConfigError */
  readonly choose: (env: Environment) => Chosen<Service, World>;
}

/** What the environment chose; not opened yet. */
export interface Chosen<Service, World> {
  readonly name: string;
  /** What it read. */
  readonly settings: unknown;
  /** Undefined where the installation wants none. */
  open(world: World): Service | undefined;
}

export interface ProviderRegistry<Service, World> {
  /** @throws ConfigError for an unknown name, a built-in on a public address, or a variable that is missing. */
  choose(env: Environment, installation: Installation): Chosen<Service, World>;
}

const NONE = 'none';

/** Joins how a provider reads its settings with how it is opened. */
export function defineProvider<Settings, Service, World>(provider: {
  name: string;
  isBuiltIn?: boolean;
  read: (env: Environment, name: string) => Settings;
  open: (settings: Settings, world: World) => Service;
}): Provider<Service, World> {
  const { name, isBuiltIn = false, read, open } = provider;
  return {
    name,
    isBuiltIn,
    choose: (env) => {
      const settings = read(env, name);
      return { name, settings, open: (world) => open(settings, world) };
    },
  };
}

/**
 * The providers of one service. Without a choice it is the built-in one where that may pretend, else none.
 * @param variable of the environment, such as SMS_PROVIDER
 */
export function providerRegistry<Service, World>(
  variable: string,
  providers: readonly Provider<Service, World>[],
): ProviderRegistry<Service, World> {
  const builtIn = providers.find(({ isBuiltIn }) => isBuiltIn);
  const names = [...new Set([...providers.map(({ name }) => name), NONE])];
  if (names.length !== providers.length + 1)
    throw new Error(`The shop server cannot start: two providers of ${variable} have one name.`);
  return {
    choose: (env, { mayPretend }) => {
      const fallback = mayPretend && builtIn !== undefined ? builtIn.name : NONE;
      const spec = oneOf(names, fallback);
      const { [variable]: name = fallback } = readVariables(env, { [variable]: spec });
      const provider = providers.find((one) => one.name === name);
      if (provider === undefined) return { name, settings: {}, open: () => undefined };
      if (provider.isBuiltIn && !mayPretend)
        throw new ConfigError(
          variable,
          `a real provider or none: ${name} is for DEMO=1 on a loopback address alone`,
        );
      return provider.choose(env);
    },
  };
}
