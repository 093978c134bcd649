/** What the queue of reports needs of the world, and its limits (D80). */
import { DAY_MS } from '#schemas/time.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { RowStorage } from '#platform/row-storage.ts';
import type { KeyValueStore } from '#platform/storage.ts';
import type { TabLocks } from '#platform/tab-locks.ts';

/** D80. */
export const REPORTS_MAX = 500;
export const REPORTS_MAX_AGE_MS = 7 * DAY_MS;

export interface QueuePorts {
  rows: RowStorage;
  locks: TabLocks;
  /** Where it stands that something waits. */
  flags: KeyValueStore;
  call: Caller;
  /** Calls that outlive the page. */
  lastCall: Caller;
  /** Unix milliseconds by the server's clock: the learner's own may be days off. */
  now: () => number;
  /** Says what was lost, for whoever looks after the shop. */
  onLoss: (what: string) => void;
}

/** Held by the tab a session belongs to: while it lives nobody else sends its reports. */
export const sessionLock = (session: string) => `lt-study-session:${session}`;
