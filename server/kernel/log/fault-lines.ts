/** Faults in the log: what is written of an error, and how often the same one is written. */
import { StoreUnavailable, toStoreError } from '../db/store-error.ts';

/** One fault is written once in this time; what came meanwhile is counted in the next line. */
const REPEAT_MS = 60_000;
/** Kinds of faults that are remembered; past this the oldest is forgotten. */
const KINDS_MAX = 200;

interface FaultCount {
  until: number;
  repeats: number;
}

export interface FaultLine {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** What the log holds of an error: of a statement the database refused never the statement or its values. */
export function describeFault(cause: unknown): FaultLine {
  const error = toStoreError('database', cause);
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name: type, message } = error;
  // That the database is away says all there is: the place that asked differs by request and does not help.
  if (error instanceof StoreUnavailable) return { type, message, stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type, message, ...code, stack: error.stack ?? '' };
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The error of a log line, where it has one. */
function errorOf(line: readonly unknown[]): Error | undefined {
  const [first] = line;
  const error = first instanceof Error ? first : field(first, 'err');
  return error instanceof Error ? error : undefined;
}

function nameOf(line: readonly unknown[], error: Error): string {
  const fault = toStoreError('', error);
  const reason = fault instanceof StoreUnavailable ? fault.reason : error.message;
  const message = typeof line[1] === 'string' ? line[1] : '';
  return `${message}\n${error.name}\n${reason}`;
}

/** The same line, with how many like it were left out. */
function withCount(line: readonly unknown[], repeats: number): readonly unknown[] {
  if (repeats === 0) return line;
  const [first, ...rest] = line;
  const about = first instanceof Error ? { err: first } : first;
  return [{ ...(typeof about === 'object' ? about : {}), repeated: repeats }, ...rest];
}

export type KeepLine = (line: readonly unknown[]) => readonly unknown[] | undefined;

/**
 * Decides which lines are written: lines without an error always, of one fault a line a minute.
 *
 * @param now milliseconds of a clock that only runs forward
 */
export function createFaultLimit(now: () => number = () => performance.now()): KeepLine {
  const counts = new Map<string, FaultCount>();
  return (line) => {
    const error = errorOf(line);
    if (error === undefined) return line;
    const name = nameOf(line, error);
    const last = counts.get(name);
    if (last !== undefined && now() < last.until) {
      last.repeats += 1;
      return undefined;
    }
    counts.delete(name);
    counts.set(name, { until: now() + REPEAT_MS, repeats: 0 });
    const [oldest] = counts.keys();
    if (counts.size > KINDS_MAX && oldest !== undefined) counts.delete(oldest);
    return withCount(line, last?.repeats ?? 0);
  };
}
