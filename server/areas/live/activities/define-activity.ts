/** The manifest of a live activity: what it keeps, tells, runs and removes. Found by the generator, joined by activities.gen.ts (ADR-600). */
import type { PgTable } from 'drizzle-orm/pg-core';
import type { LiveActivity } from '#schemas/live/activity.ts';
import type { LiveReport } from '#schemas/live/report.ts';
import type { RoomState } from '#schemas/live/state.ts';
import type { Locale } from '#schemas/locale.ts';
import type { AppContext, Deps, Person, Stores } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import type { Job } from '#server/kernel/jobs/define-job.ts';
import type { Gatherer } from '../services/gather.ts';
import type { RoomChange, RoomKey, RoomRow } from '../store/log.store.ts';

/** What many do at once, by the activity: each adds its own line where it declares itself. */
export interface Crowds {}

export interface CrowdContext extends Pick<AppContext, 'stores' | 'log'> {
  live: Pick<Deps['live'], 'append'>;
}

export type ReportDeps = Pick<Deps, 'stores' | 'catalogue'>;

/** Which room is reported. */
export interface ReportQuestion {
  key: RoomKey;
  room: RoomRow | undefined;
  /** Unix milliseconds: its start, and a day after its end. */
  from: number;
  to: number;
  locale: Locale;
}

export interface ActivityManifest {
  /** Its plain half in schemas/live/activities. */
  readonly facts: LiveActivity;
  /** They stand with the other tables of the area, where migrations find them (ADR-030). */
  readonly tables?: Readonly<Record<string, PgTable>>;
  readonly stores?: (db: Database) => Partial<Stores>;
  /** Its fields of the state; from the row alone, so that a poll asks the database for nothing (D98). */
  readonly state?: (room: RoomRow) => Partial<RoomState>;
  readonly report?: (deps: ReportDeps, question: ReportQuestion) => Promise<Partial<LiveReport>>;
  /** Its rows of the report as a table: kind, what, count, and what else is known. */
  readonly rows?: (report: LiveReport) => readonly (readonly string[])[];
  readonly crowd?: (context: CrowdContext) => Gatherer<unknown>;
  readonly jobs?: (deps: Deps) => readonly Job[];
  /** Ends what still runs when the room ends, before it does. */
  readonly end?: (deps: Pick<Deps, 'stores' | 'clock' | 'live'>, key: RoomKey) => Promise<void>;
  /** What a room's row no longer says once the room has ended. */
  readonly resetOnEnd?: RoomChange;
  /** Removes what has served its time; asked every hour. */
  readonly retention?: (db: Database, now: number) => Promise<void>;
  /** Removes what is a person's alone, inside the transaction that deletes the account (D90). */
  readonly forget?: (tx: Database, person: Person) => Promise<void>;
}

/** Names an activity and keeps the exact types of what it tells. */
export function defineActivity<const Manifest extends ActivityManifest>(manifest: Manifest): Manifest {
  return manifest;
}

/** What runs now of an activity without a column of its own; empty for nothing. */
export const runningOf = ({ running }: Pick<RoomRow, 'running'>, name: string): string => running[name] ?? '';

/** The change that goes with an event and says what runs of it from then on; empty for nothing. */
export const runs =
  (name: string, id: string) =>
  (_offset: number, { running }: Pick<RoomRow, 'running'>): RoomChange => ({
    running: { ...running, [name]: id },
  });
