/** What of the environment concerns the installation itself, as typed values (contract "Environment"); each bad value is one plain line that names the variable. */
import { resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import {
  readBoolean,
  readHost,
  readInteger,
  readOneOf,
  readSecret,
  readTrustProxy,
  readUrl,
  type Environment,
} from './read-variable.ts';
import { STOP_DELAY_MAX_MS } from '../limits/limits.ts';
import { isLocalName, isLoopback } from '../http/local-name.ts';

type Mode = 'production' | 'development' | 'test';

export interface InstallationConfig {
  port: number;
  host: string;
  /** Absolute; holds the embedded database, uploads and the secrets of this installation. */
  dataDir: string;
  /** Absent: the embedded database in dataDir. */
  databaseUrl?: string;
  /** Absent: events and limits stay in this process, or go through PostgreSQL where databaseUrl is set. */
  redisUrl?: string;
  /** Fill an empty database with the demo shops, and date their goods anew when they have aged. */
  demo: boolean;
  /** What Fastify's trustProxy takes: nobody, a number of hops, or addresses. */
  trustProxy: false | number | string[];
  /** Origin shoppers see where a proxy hides it; absent: taken from the request. */
  publicUrl?: string;
  /** Origins of the main host and of the admin back end (D7); absent: the shop's own. */
  mainUrl?: string;
  adminUrl?: string;
  /** Exact origins that may call with credentials besides the shop's own and these (requirement 42). */
  corsOrigins: readonly string[];
  /** Secret shared by several nodes; absent: random secrets of this installation in dataDir. */
  secret?: string;
  mode: Mode;
  /** How long a stopping server still takes connections, its readiness off (requirement 55). */
  stopDelayMs: number;
}

const MODES = ['production', 'development', 'test'] as const;

/**
 * Reads the environment; pure but for `*_FILE` variables.
 * @throws ConfigError for the first value that cannot be used.
 */
export function readInstallation(env: Environment): InstallationConfig {
  const databaseUrl = readUrl('DATABASE_URL', readSecret(env, 'DATABASE_URL'), {
    protocols: ['postgres:', 'postgresql:'],
    rule: 'empty (the embedded database) or a PostgreSQL address like postgres://user:password@host:5432/name',
    secret: true,
  });
  const redisUrl = readUrl('REDIS_URL', readSecret(env, 'REDIS_URL'), {
    protocols: ['redis:', 'rediss:', 'unix:'],
    rule: 'empty or a Redis address like redis://host:6379',
    secret: true,
  });
  const publicUrl = readUrl('PUBLIC_URL', env['PUBLIC_URL'], {
    protocols: ['http:', 'https:'],
    rule: 'empty or an origin like https://learn.example.com',
  });
  const mainUrl = readOrigin(env, 'MAIN_URL');
  const adminUrl = readOrigin(env, 'ADMIN_URL');
  const secret = readSecret(env, 'SECRET');
  if (secret !== undefined && secret.length < 32)
    throw new ConfigError('SECRET', 'empty or at least 32 characters');
  const host = readHost('HOST', env['HOST'], '127.0.0.1');
  const demo = readBoolean('DEMO', env['DEMO'], true);
  return {
    port: readInteger('PORT', env['PORT'], { fallback: 3000, min: 0, max: 65_535 }),
    host,
    dataDir: readDataDir(env['DATA_DIR']),
    demo,
    trustProxy: readTrustProxy('TRUST_PROXY', env['TRUST_PROXY']),
    mode: readOneOf('NODE_ENV', env['NODE_ENV'], MODES, 'production'),
    stopDelayMs: readInteger('STOP_DELAY_MS', env['STOP_DELAY_MS'], {
      fallback: 300,
      min: 0,
      max: STOP_DELAY_MAX_MS,
    }),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(redisUrl === undefined ? {} : { redisUrl }),
    ...(publicUrl === undefined ? {} : { publicUrl: new URL(publicUrl).origin }),
    corsOrigins: readOrigins(env['CORS_ORIGINS']),
    ...(mainUrl === undefined ? {} : { mainUrl }),
    ...(adminUrl === undefined ? {} : { adminUrl }),
    ...(secret === undefined ? {} : { secret }),
  };
}

const ORIGIN_RULE = {
  protocols: ['http:', 'https:'],
  rule: 'empty or an origin like https://admin.example.com',
};

function readOrigin(env: Environment, name: string): string | undefined {
  const url = readUrl(name, env[name], ORIGIN_RULE);
  return url === undefined ? undefined : new URL(url).origin;
}

function readOrigins(value: string | undefined): string[] {
  const parts = (value ?? '').split(',').map((part) => part.trim());
  return parts.flatMap((part) => readOrigin({ CORS_ORIGINS: part }, 'CORS_ORIGINS') ?? []);
}

function readDataDir(value: string | undefined): string {
  const dir = value === undefined || value === '' ? './data' : value;
  if (dir.includes('\0')) throw new ConfigError('DATA_DIR', 'a path');
  return resolve(dir);
}

/** True where nobody but this machine comes, not even by a proxy on it. */
export function isOnlyHere({ host, publicUrl }: Pick<InstallationConfig, 'host' | 'publicUrl'>): boolean {
  return isLoopback(host) && (publicUrl === undefined || isLocalName(new URL(publicUrl).hostname));
}
