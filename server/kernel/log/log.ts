/** Logs as JSON lines or as lines for a terminal, with everything cut out that opens a door or names a person (requirement 50). */
import type { FastifyServerOptions } from 'fastify';
import { createFaultLimit, describeFault } from './fault-lines.ts';
import { createLogStream } from './log-stream.ts';
import { createPrettyLines } from './pretty-lines.ts';
import { currentTracer } from '../trace/trace.ts';
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

type LogOptions = Pick<AppConfig, 'logFormat' | 'logOutput'>;

/** Lines in the format that was chosen. */
function writerOf({ logFormat = 'json', logOutput = 'stdout' }: LogOptions): (text: string) => void {
  const output = process[logOutput];
  if (logFormat === 'json') return (text) => void output.write(text);
  const pretty = createPrettyLines(output.isTTY);
  return (text) => void output.write(text.split('\n').filter(Boolean).map(pretty).join(''));
}

export function makeLoggerOptions(
  level: AppConfig['logLevel'],
  options: LogOptions = {},
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  const tracer = currentTracer();
  const keepLine = createFaultLimit();
  return {
    level,
    stream: createLogStream(writerOf(options)),
    redact: { paths: REDACTED, censor: cut },
    ...(tracer === undefined ? {} : { mixin: () => tracer.fields() }),
    hooks: {
      logMethod(line, write) {
        const writtenLine = keepLine(line);
        if (writtenLine !== undefined) Reflect.apply(write, this, writtenLine);
      },
    },
    serializers: {
      err: describeFault,
      req: (request) => ({ method: request.method, url: pathOf(request.url), host: request.host }),
    },
  };
}
