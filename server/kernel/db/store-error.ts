/** What goes wrong in a store, in two kinds: the database is away for now (503), or a statement failed (a bug). */
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The database, or the store of files, cannot be asked now; the same call may succeed in a moment (requirement 54: 503 with Retry-After). */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  /** For Retry-After. */
  readonly retryAfterSeconds = 2;
  readonly reason: string;

  constructor(operation: string, reason: string, part = 'the database') {
    super(`${operation}: ${part} is not available (${reason})`);
    this.reason = reason;
  }
}

/** A statement the database refused: says which store call and which constraint, never the statement or its values. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  /** SQLSTATE where the database gave one. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(operation: string, message: string, code: string | undefined, constraint: string | undefined) {
    super(`${operation}: ${message}${code === undefined ? '' : ` (${code})`}`);
    this.code = code;
    this.constraint = constraint;
  }
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * SQLSTATE classes and codes that pass by themselves: connection, resources, operator intervention (statement
 * timeouts among them), lock and idle timeouts, and a server that became a read-only standby.
 */
const PASSING_STATES = /^(08|53|57|58)|^(25006|25P03|55P03|40001|40P01)$/;

const PASSING_MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|connection terminated|query read timeout|not queryable|connection timeout|client was closed|cannot use a pool after/i;

/** Turns whatever a driver threw into one of our two kinds. Errors that are not the database's pass unchanged. */
export function toStoreError(operation: string, cause: unknown): unknown {
  if (cause instanceof StoreUnavailable || cause instanceof StoreError) return cause;
  const error = cause instanceof DrizzleQueryError ? cause.cause : cause;
  if (!(error instanceof Error)) return cause;
  const code = field(error, 'code');
  const isPassing =
    (code !== undefined && (NETWORK_CODES.has(code) || (code.length === 5 && PASSING_STATES.test(code)))) ||
    PASSING_MESSAGES.test(error.message);
  if (isPassing) return new StoreUnavailable(operation, code ?? error.message);
  if (code === undefined && !(cause instanceof DrizzleQueryError)) return cause;
  return new StoreError(operation, firstLine(error.message), code, field(error, 'constraint'));
}

/** The first line of a message, cut to what a log line bears. */
export function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').slice(0, 300);
}

function field(error: Error, name: 'code' | 'constraint'): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

/** The same store, each failed call told as a StoreUnavailable or a StoreError that names it. */
export function withStoreErrors<Store extends object>(name: string, store: Store): Store {
  return new Proxy(store, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof member !== 'function') return member;
      return async (...args: unknown[]): Promise<unknown> => {
        try {
          const answer: unknown = await Reflect.apply(member, target, args);
          return answer;
        } catch (error) {
          throw toStoreError(`${name}.${String(key)}`, error);
        }
      };
    },
  });
}

const readOwn = (target: object, key: PropertyKey, receiver: unknown): unknown =>
  Reflect.get(target, key, receiver);

/** Every store of a record so, named by its key. */
export function withErrorsOfEach<Stores extends Readonly<Record<string, object>>>(stores: Stores): Stores {
  const guards = new Map(Object.entries(stores).map(([name, store]) => [name, withStoreErrors(name, store)]));
  return new Proxy(stores, {
    get: (target, key, receiver) => guards.get(String(key)) ?? readOwn(target, key, receiver),
  });
}

const UNIQUE_VIOLATION = '23505';

/** SQLSTATE of what a statement failed with, however it was wrapped since. */
export function sqlStateOf(cause: unknown): string | undefined {
  if (cause instanceof StoreUnavailable) return cause.reason;
  const error = cause instanceof DrizzleQueryError ? cause.cause : cause;
  return error instanceof Error ? field(error, 'code') : undefined;
}

/** Another row already has the value a statement wanted to write. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === UNIQUE_VIOLATION;
}
