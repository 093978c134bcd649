/**
 * The log of one request, made when the request first writes to it: most write nothing but their access line, and making it
 * costs as much as sending a page of the cache.
 */
import type { FastifyBaseLogger } from 'fastify';

type Make = () => FastifyBaseLogger;
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
type Line = readonly unknown[];

export class RequestLog implements FastifyBaseLogger {
  #log: FastifyBaseLogger | undefined;
  readonly #make: Make;

  constructor(make: Make) {
    this.#make = make;
  }

  #own(): FastifyBaseLogger {
    this.#log ??= this.#make();
    return this.#log;
  }
  #write(level: Level, line: Line): void {
    const log = this.#own();
    Reflect.apply(log[level], log, line);
  }

  get level(): string {
    return this.#own().level;
  }
  set level(level: string) {
    this.#own().level = level;
  }
  fatal(...line: Line): void {
    this.#write('fatal', line);
  }
  error(...line: Line): void {
    this.#write('error', line);
  }
  warn(...line: Line): void {
    this.#write('warn', line);
  }
  info(...line: Line): void {
    this.#write('info', line);
  }
  debug(...line: Line): void {
    this.#write('debug', line);
  }
  trace(...line: Line): void {
    this.#write('trace', line);
  }
  silent(...line: Line): void {
    this.#write('silent', line);
  }
  child(...about: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#own().child(...about);
  }
}
