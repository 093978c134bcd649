/** A server on another machine: its address, and the personal token it is asked with. */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isObject } from '#schemas/page/json.ts';
import { isLocalName } from '#server/kernel/http/local-name.ts';
import { ShopError } from '../shop-error.ts';

/** What of the environment and the command line says where to go. */
export interface RemoteOptions {
  server: string | undefined;
  token: string | undefined;
  env: NodeJS.ProcessEnv;
}

function fileIn(env: NodeJS.ProcessEnv): string {
  return join(env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'lectern', 'tokens.json');
}

function readTokens(env: NodeJS.ProcessEnv): Record<string, string> {
  const file = fileIn(env);
  if (!existsSync(file)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const entries = isObject(value) ? Object.entries(value) : [];
    return Object.fromEntries(entries.flatMap(([key, one]) => (typeof one === 'string' ? [[key, one]] : [])));
  } catch {
    throw new ShopError(`${file} is not readable as JSON. Delete it and log in again.`);
  }
}

function writeTokens(env: NodeJS.ProcessEnv, tokens: Record<string, string>): string {
  const file = fileIn(env);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(tokens, null, 2)}\n`, { mode: 0o600 });
  // One that was there before keeps the mode it had.
  chmodSync(file, 0o600);
  return file;
}

/**
 * Origin of the server that is named, by `--server` or SHOP_SERVER; undefined where none is.
 * @throws ShopError where it is no address, or one a token must not be sent to.
 */
export function serverOf({ server, env }: RemoteOptions): string | undefined {
  const text = server ?? env['SHOP_SERVER'] ?? '';
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol))
    throw new ShopError(`"${text}" is no address of a server. Write it like https://shop.example.com`);
  if (url.protocol === 'http:' && !isLocalName(url.hostname))
    throw new ShopError(
      `${url.origin} is not asked: over plain http everybody on the way can read the token. Use https://${url.host}`,
    );
  return url.origin;
}

/** @throws ShopError where there is none. */
export function tokenFor(origin: string, { token, env }: RemoteOptions): string {
  const secret = token ?? env['SHOP_TOKEN'] ?? readTokens(env)[origin] ?? '';
  if (secret !== '') return secret;
  throw new ShopError(
    `There is no token for ${origin}. Set SHOP_TOKEN, or: npm run shop -- login --server ${origin}`,
  );
}

/** Answers where it is kept. */
export function keepToken(origin: string, token: string, env: NodeJS.ProcessEnv): string {
  return writeTokens(env, { ...readTokens(env), [origin]: token });
}

/** Answers whether there was one. */
export function dropToken(origin: string, env: NodeJS.ProcessEnv): boolean {
  const { [origin]: oldToken, ...others } = readTokens(env);
  if (oldToken !== undefined) writeTokens(env, others);
  return oldToken !== undefined;
}
