/** Readers of single environment variables; each refuses what it cannot use with a ConfigError. */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { ConfigError } from './config-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export function readInteger(
  name: string,
  value: string | undefined,
  { fallback, min, max }: { fallback: number; min: number; max: number },
): number {
  if (value === undefined || value === '') return fallback;
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max))
    throw new ConfigError(name, `a whole number from ${min} to ${max}`, value);
  return number;
}

export function readBoolean(name: string, value: string | undefined, fallback: boolean): boolean {
  if (value === undefined || value === '') return fallback;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new ConfigError(name, '1 or 0', value);
}

export function readOneOf<Value extends string>(
  name: string,
  value: string | undefined,
  values: readonly Value[],
  fallback: Value,
): Value {
  if (value === undefined || value === '') return fallback;
  const found = values.find((one) => one === value);
  if (found === undefined) throw new ConfigError(name, `one of ${values.join(', ')}`, value);
  return found;
}

const HOST_NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

export function readHost(name: string, value: string | undefined, fallback: string): string {
  if (value === undefined || value === '') return fallback;
  if (isIP(value) === 0 && !(HOST_NAME.test(value) && !/^[\d.]+$/.test(value))) {
    throw new ConfigError(name, 'an address to listen on, like 127.0.0.1, 0.0.0.0, :: or a host name', value);
  }
  return value;
}

export function readUrl(
  name: string,
  value: string | undefined,
  { protocols, rule, secret = false }: { protocols: readonly string[]; rule: string; secret?: boolean },
): string | undefined {
  if (value === undefined || value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isPlain =
    secret || (url?.pathname === '/' && url.search === '' && url.hash === '' && url.username === '');
  if (url === undefined || !protocols.includes(url.protocol) || !isPlain) {
    // An address may carry a password: never repeat it.
    throw secret ? new ConfigError(name, rule) : new ConfigError(name, rule, value);
  }
  return value;
}

/** A variable its provider cannot do without. */
export function required(name: string, value: string | undefined, provider: string): string {
  if (value === undefined || value === '')
    throw new ConfigError(name, `set where the provider is ${provider}`);
  return value;
}

/** `NAME`, or the first line of the file `NAME_FILE` points at (how container platforms hand over secrets). */
export function readSecret(env: Environment, name: string): string | undefined {
  const direct = env[name];
  const path = env[`${name}_FILE`];
  if (direct !== undefined && direct !== '') {
    if (path !== undefined && path !== '') throw new ConfigError(name, `given once, here or as ${name}_FILE`);
    return direct;
  }
  if (path === undefined || path === '') return undefined;
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new ConfigError(`${name}_FILE`, 'the path of a file this process may read', path);
  }
}

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];
const PROXY_RULE = 'empty, a number of proxies from 1 to 9, or addresses like 10.0.0.0/8,loopback';

export function readTrustProxy(name: string, value: string | undefined): false | number | string[] {
  if (value === undefined || value === '' || value === '0') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const parts = value.split(',').map((part) => part.trim());
  const isGood = (part: string) => {
    const [address = '', bits, ...rest] = part.split('/');
    const family = isIP(address);
    const max = family === 6 ? 128 : 32;
    return (
      family > 0 &&
      rest.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max))
    );
  };
  if (!parts.every((part) => PROXY_NAMES.includes(part) || isGood(part)))
    throw new ConfigError(name, PROXY_RULE, value);
  return parts;
}
