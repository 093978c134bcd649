/** Logs as JSON lines, with everything cut out that opens a door or names a person (requirement 50). */
import type { FastifyServerOptions } from 'fastify';
import { createLogStream } from './log-stream.ts';
import type { AppConfig } from '../config/app-config.ts';

const REDACTED = [
  'req.headers.cookie',
  'req.headers.authorization',
  'res.headers["set-cookie"]',
  'token',
  'password',
  'code',
  'phone',
  'cookie',
  '*.token',
  '*.password',
  '*.code',
  '*.phone',
  '*.cookie',
];

/** What faults are called ("ECONNREFUSED", SQLSTATE "42P01"): no code a person is sent looks like it. */
const FAULT_CODE = /^(?:[A-Z][A-Z_]{5,}|[0-9A-Z]{5})$/;

function cut(value: unknown, path: readonly unknown[]): unknown {
  const isFault = path.at(-1) === 'code' && typeof value === 'string' && FAULT_CODE.test(value);
  return isFault ? value : '[removed]';
}

/** An address without its query, which may carry one-time codes. */
function pathOf(url: string | undefined): string {
  return (url ?? '').split('?')[0] ?? '';
}

export function makeLoggerOptions(level: AppConfig['logLevel']): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    stream: createLogStream((text) => void process.stdout.write(text)),
    redact: { paths: REDACTED, censor: cut },
    serializers: {
      req: (request) => ({ method: request.method, url: pathOf(request.url), host: request.host }),
    },
  };
}
