/** Reads variables of the environment by envalid (ADR-218): typed, and a bad one is one plain line that names it. */
import { readFileSync } from 'node:fs';
import { customCleanEnv, EnvMissingError, type CleanedEnv, type ValidatorSpec } from 'envalid';
import { ConfigError } from './config-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** `NAME`, or the first line of the file `NAME_FILE` points at (how container platforms hand over secrets). */
function readSecret(env: Environment, name: string): string | undefined {
  const direct = env[name] ?? '';
  const path = env[`${name}_FILE`] ?? '';
  if (path === '') return direct;
  if (direct !== '') throw new ConfigError(name, `given once, here or as ${name}_FILE`);
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new ConfigError(`${name}_FILE`, 'the path of a file this process may read', path);
  }
}

/**
 * An empty variable is one that is not set. What a variable must be is said by the `desc` or the `choices` of its kind.
 * @param secrets variables that may stand in a file, and whose value is never repeated
 * @throws ConfigError for the first value that cannot be used.
 */
export function readVariables<Specs extends Record<string, ValidatorSpec<unknown>>>(
  env: Environment,
  specs: Specs,
  secrets: readonly (keyof Specs)[] = [],
): Readonly<CleanedEnv<Specs>> {
  const texts = Object.fromEntries(
    Object.keys(specs).flatMap((name) => {
      const text = secrets.includes(name) ? readSecret(env, name) : env[name];
      return text === undefined || text === '' ? [] : [[name, text] as const];
    }),
  );
  return customCleanEnv(texts, specs, (values) => values, {
    reporter: ({ errors }) => {
      for (const [name, error] of Object.entries(errors)) {
        const { choices, desc } = specs[name] ?? {};
        const rule = choices === undefined ? (desc ?? 'set') : `one of ${choices.join(', ')}`;
        const isTold = !secrets.includes(name) && !(error instanceof EnvMissingError);
        throw new ConfigError(name, rule, isTold ? texts[name] : undefined);
      }
    },
  });
}
