/** What a job is: a name, how its data are read back, and who runs it. */
import { isObject } from '#schemas/page/json.ts';

/** JSON, of which null is none. */
export type JobData = NonNullable<unknown>;

/** A kind of job, shared by the callers that enqueue it and the handler that runs it. */
export interface JobKind<Data extends JobData> {
  /** noun.verb. It never changes, because rows of earlier versions carry it. */
  readonly name: string;
  /** Reads what was stored, perhaps by an earlier version. @throws where it cannot be used. */
  readonly read: (data: unknown) => Data;
  /** Tries before the job is left to people. */
  readonly maxTries: number;
}

/** One try of a job, as its handler sees it. */
export interface JobTry {
  readonly id: number;
  /** 1 for the first. */
  readonly tries: number;
  /** Aborted where the lease was lost or the time is up: another node may begin the same job. */
  readonly signal: AbortSignal;
}

/** A kind with its handler: what an area hands to the runner. */
export interface Job {
  readonly kind: string;
  readonly maxTries: number;
  /** A try is aborted after this long. */
  readonly withinMs: number;
  /** Repeats the job this long after each end. */
  readonly everyMs?: number;
  run(data: unknown, attempt: JobTry): Promise<void>;
}

const MAX_TRIES = 12;
const WITHIN_MS = 5 * 60_000;

/** A text of what was stored. @throws where there is none. */
export function storedText(data: unknown, name: string): string {
  const value = isObject(data) ? data[name] : undefined;
  if (typeof value !== 'string') throw new Error(`A stored job has no ${name}.`);
  return value;
}

export function defineJob<Data extends JobData>(
  kind: Omit<JobKind<Data>, 'maxTries'> & { maxTries?: number },
): JobKind<Data> {
  return { maxTries: MAX_TRIES, ...kind };
}

/** Binds a handler to its kind. A handler may be run twice for one job, after a kill for example: twice does no harm. */
export function handleJob<Data extends JobData>(
  { name, read, maxTries }: JobKind<Data>,
  run: (data: Data, attempt: JobTry) => Promise<void>,
  withinMs: number = WITHIN_MS,
): Job {
  return { kind: name, maxTries, withinMs, run: async (data, attempt) => run(read(data), attempt) };
}

/** A job every `everyMs`, by one node at a time; a try that fails is tried again, and the next turn comes all the same. */
export function recurringJob(
  kind: string,
  everyMs: number,
  run: (attempt: JobTry) => Promise<void>,
  withinMs: number = WITHIN_MS,
): Job {
  return { kind, maxTries: MAX_TRIES, withinMs, everyMs, run: (_data, attempt) => run(attempt) };
}
