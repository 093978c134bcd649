/** What of the environment concerns the installation itself, as typed values (contract "Environment"); each bad value is one plain line that names the variable. */
import { resolve } from 'node:path';
import { readVariables, type Environment } from './read-variables.ts';
import type { BucketPlace } from '../files/bucket-place.ts';
import { filesPlacesOf } from '../files/files-places.ts';
import type { OnePlace } from '../files/open-files.ts';
import {
  anyText,
  flag,
  host,
  kind,
  oneOf,
  origin,
  origins,
  port,
  trustedProxies,
  url,
  wholeNumber,
} from './variable-kinds.ts';
import { STOP_DELAY_MAX_MS } from '../limits/limits.ts';
import { isLocalName, isLoopback } from '../http/local-name.ts';
import type { CdnConfig, LogFormat } from './app-config.ts';
import { readCdn } from './cdn.ts';
import { ConfigError } from './config-error.ts';

type Mode = 'production' | 'development' | 'test';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];
/** Of development the terminal belongs to what is built; of tests, to what fails. */
const USUAL_LEVEL: Readonly<Record<Mode, LogLevel>> = {
  production: 'info',
  development: 'warn',
  test: 'silent',
};

export interface InstallationConfig {
  port: number;
  host: string;
  /** Absolute; holds the embedded database, uploads and the secrets of this installation. */
  dataDir: string;
  /** Where files lie; absent: in dataDir. */
  bucket?: BucketPlace | undefined;
  /** Where files come from while they are moved. */
  oldPlace?: OnePlace | undefined;
  /** Absent: the embedded database in dataDir. */
  databaseUrl?: string | undefined;
  /** Absent: events and limits stay in this process, or go through PostgreSQL where databaseUrl is set. */
  redisUrl?: string | undefined;
  /** Fill an empty database with the demo shops, and date their goods anew when they have aged. */
  demo: boolean;
  /** What Fastify's trustProxy takes: false, a number of hops, or addresses. */
  trustProxy: false | number | string[];
  /** Origin shoppers see; absent: a shop's own domain, else this machine's own address (D134). */
  publicUrl?: string | undefined;
  /** Origins of the main host and of the admin back end (D7); absent: the shop's own. */
  mainUrl?: string | undefined;
  adminUrl?: string | undefined;
  /** What a cache in front may keep; absent: nothing of a page (ADR-870). */
  cdn?: CdnConfig | undefined;
  /** Exact origins that may call with credentials besides the shop's own and these (requirement 42). */
  corsOrigins: readonly string[];
  /** Secret shared by several nodes; absent: random secrets of this installation in dataDir. */
  secret?: string | undefined;
  mode: Mode;
  logLevel: LogLevel;
  /** Absent: for people in a terminal, JSON elsewhere. */
  logFormat?: LogFormat | undefined;
  /** Opens /metrics and /docs where others than this machine come; absent: they are shut there. */
  opsToken?: string | undefined;
  /** Where traces are sent by OTLP; absent: none are made. */
  traceEndpoint?: string | undefined;
  /** What the collector asks for. */
  traceHeaders?: string | undefined;
  /** How long a stopping server still takes connections, its readiness off (requirement 55). */
  stopDelayMs: number;
}

/** Names and values are the standard's. All but the endpoint are read by OpenTelemetry itself, which is lenient: here they are held. */
const TRACE_SPECS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?:/i)({
    default: undefined,
    desc: 'empty (no traces) or the address of a collector like http://127.0.0.1:4318',
  }),
  OTEL_TRACES_SAMPLER: oneOf(['', ...SAMPLERS], ''),
  OTEL_TRACES_SAMPLER_ARG: kind((text) => (/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(text) ? text : undefined))({
    default: undefined,
    desc: 'empty or a share from 0 to 1 like 0.1',
  }),
  OTEL_SERVICE_NAME: anyText(),
  OTEL_EXPORTER_OTLP_HEADERS: anyText(),
};

const SPECS = {
  PORT: port(3000),
  HOST: host('127.0.0.1'),
  DATA_DIR: kind((text) => (text.includes('\0') ? undefined : text))({ default: './data', desc: 'a path' }),
  FILES_URL: anyText(),
  FILES_OLD_URL: anyText(),
  AWS_ACCESS_KEY_ID: anyText(),
  AWS_SECRET_ACCESS_KEY: anyText(),
  DATABASE_URL: url(/^postgres(?:ql)?:/i)({
    default: undefined,
    desc: 'empty (the embedded database) or a PostgreSQL address like postgres://user:password@host:5432/name',
  }),
  REDIS_URL: url(/^(?:rediss?|unix):/i)({
    default: undefined,
    desc: 'empty or a Redis address like redis://host:6379',
  }),
  DEMO: flag(true),
  TRUST_PROXY: trustedProxies(),
  PUBLIC_URL: origin('https://learn.example.com'),
  MAIN_URL: origin('https://learn.example.com'),
  ADMIN_URL: origin('https://admin.example.com'),
  CDN_CACHE_SECONDS: wholeNumber(0, 300, 0),
  CDN_PURGE_URL: url(/^https?:/i)({
    default: undefined,
    desc: 'empty or an address like https://cdn.example.com/purge',
  }),
  CDN_PURGE_TOKEN: kind((text) => (/^[\x21-\x7e]{16,}$/.test(text) ? text : undefined))({
    default: undefined,
    desc: 'empty or at least 16 characters without spaces',
  }),
  CORS_ORIGINS: origins('https://a.example.com,https://b.example.com'),
  SECRET: kind((text) => (text.length < 32 ? undefined : text))({
    default: undefined,
    desc: 'empty or at least 32 characters',
  }),
  OPS_TOKEN: kind((text) => (text.length < 16 ? undefined : text))({
    default: undefined,
    desc: 'empty or at least 16 characters',
  }),
  NODE_ENV: oneOf(['production', 'development', 'test'], 'production'),
  LOG_LEVEL: oneOf(['', ...LOG_LEVELS], ''),
  LOG_FORMAT: oneOf(['', 'pretty', 'json'], ''),
  ...TRACE_SPECS,
  STOP_DELAY_MS: wholeNumber(0, STOP_DELAY_MAX_MS, 300),
};

/** May stand in files, and are never repeated. */
const SECRETS = [
  'DATABASE_URL',
  'REDIS_URL',
  'SECRET',
  'OPS_TOKEN',
  'CDN_PURGE_TOKEN',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
] as const;

/**
 * Reads the environment; pure but for `*_FILE` variables.
 * @throws ConfigError for the first value that cannot be used.
 */
export function readInstallation(env: Environment): InstallationConfig {
  const read = readVariables(env, SPECS, SECRETS);
  const config = {
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    ...filesPlacesOf(read),
    databaseUrl: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    demo: read.DEMO,
    trustProxy: read.TRUST_PROXY,
    publicUrl: read.PUBLIC_URL,
    mainUrl: read.MAIN_URL,
    adminUrl: read.ADMIN_URL,
    ...readCdn(read),
    corsOrigins: read.CORS_ORIGINS,
    secret: read.SECRET,
    opsToken: read.OPS_TOKEN,
    mode: read.NODE_ENV,
    logLevel: read.LOG_LEVEL === '' ? USUAL_LEVEL[read.NODE_ENV] : read.LOG_LEVEL,
    ...(read.LOG_FORMAT === '' ? {} : { logFormat: read.LOG_FORMAT }),
    traceEndpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
    traceHeaders: read.OTEL_EXPORTER_OTLP_HEADERS,
    stopDelayMs: read.STOP_DELAY_MS,
  };
  const outside = wayFromOutside(config);
  if (config.demo && outside !== undefined)
    throw new ConfigError(
      'DEMO',
      `0 where more than this machine reaches the shop (here by ${outside}), because everybody can read the demo's passwords: set DEMO=0 for a shop of your own, or leave ${outside.split('=', 1).join('')} out to look at the demo on this machine`,
    );
  return config;
}

type Reach = Pick<InstallationConfig, 'host' | 'publicUrl' | 'trustProxy'>;

/**
 * The variable that lets others than this machine in; undefined where none does. A proxy that is believed brings
 * strangers, unless the address it serves is said to be one of this machine.
 */
export function wayFromOutside({ host, publicUrl, trustProxy }: Reach): string | undefined {
  if (!isLoopback(host)) return `HOST=${host}`;
  if (publicUrl !== undefined)
    return isLocalName(new URL(publicUrl).hostname) ? undefined : `PUBLIC_URL=${publicUrl}`;
  return trustProxy === false ? undefined : 'TRUST_PROXY';
}

/** True where only this machine connects, and no proxy on it brings others. */
export function isOnlyHere(config: Reach): boolean {
  return wayFromOutside(config) === undefined;
}
