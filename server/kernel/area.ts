/** An area of the server: one folder whose manifest says what it keeps, answers, offers, runs and removes. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Bus, EventReaders } from './bus/bus.ts';
import type { Clock } from './clock.ts';
import type { AppConfig } from './config/app-config.ts';
import type { Environment } from './config/read-variables.ts';
import type { Database } from './db/db.ts';
import type { FileStore } from './files/file-store.ts';
import type { RouteOptions } from './http/calls.ts';
import type { ConsoleHandler } from './http/console-handler.ts';
import type { Job } from './jobs/define-job.ts';
import type { FailedJobs } from './jobs/failed-jobs.store.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { NamedLimits } from './limits/define-limits.ts';
import type { LimitStore } from './limits/limit-store.ts';

/*
 * Four lists that no file holds: each area adds its own lines to them where it declares itself
 * (`declare module '#server/kernel/area.ts'`), and the generated registry joins what they name.
 */
/** What areas keep in the database, by name. A store is used by its own area alone (tests/architecture). */
export interface Stores {}
/** What areas offer to each other, by the area's name. */
export interface Areas {}
/** What areas read from the environment. */
export interface Settings {}
/** What an area works with that its opener chooses: providers, renderers; tests bring their own. */
export interface Injected {}

/** Secrets of this installation; each use derives its own key. */
export interface Keys {
  /** Signs what leaves the server and must be recognised again. */
  signing: string;
  /** Signs preview links (D43). */
  preview: string;
}

/** Everything an area stands on. */
export interface AppContext {
  config: AppConfig;
  stores: Stores;
  bus: Bus;
  limits: LimitStore;
  /** Asks for jobs, in the transaction of the work they follow. */
  queue: JobQueue;
  failedJobs: FailedJobs;
  files: FileStore;
  clock: Clock;
  log: FastifyBaseLogger;
  keys: Keys;
  injected: Injected;
  /** Removes what every area keeps of a person, in the transaction that deletes the account (D90). */
  forget: (tx: Database, person: Person) => Promise<void>;
  /** Called once when the server has stopped taking requests, the first registered last. */
  onClose: (close: () => void | Promise<void>) => void;
}

/** What handlers and rules are given: the world and what every area offers. */
export interface Deps extends AppContext, Areas {}

/** Whose rows go when an account is deleted (D90). */
export interface Person {
  appId: string;
  userId: string;
}

/** What an area may know of the installation when it reads its settings. */
export interface SettingFacts {
  /** Built-in providers that only show what they would send serve this machine's demo alone (requirement 63). */
  allowsBuiltIn: boolean;
  /** Address it listens on; absent: this machine's own. */
  host?: string;
  /** Host shoppers know this installation by. */
  hostname: string;
}

export interface AreaManifest {
  /** Equal to the folder's name; the key under which others find its offer. */
  readonly name: string;
  /** Areas whose offers `open` is given, all of them opened before. */
  readonly needs?: readonly (keyof Areas)[];
  /** Its tables; no other area writes them. */
  readonly tables?: Readonly<Record<string, PgTable>>;
  readonly stores?: (db: Database, clock: Clock) => Partial<Stores>;
  /** How the events it declares are read from the wire between nodes (decision 362). */
  readonly events?: EventReaders;
  /** @throws ConfigError naming the variable. */
  readonly settings?: (env: Environment, facts: SettingFacts) => Partial<Settings>;
  /** Providers the settings name. */
  readonly providers?: (settings: Settings, world: Pick<AppContext, 'stores' | 'clock'>) => Partial<Injected>;
  /** Brings what it keeps up to this version, before the server opens; nodes take turns. */
  readonly prepare?: (db: Database) => Promise<unknown>;
  /** What it offers to others and to its own handlers. Cheap: a preview opens some areas anew. */
  open?(world: AppContext, areas: object): object;
  /** The limits its contracts name (`rate`). */
  readonly limits?: NamedLimits;
  /** What it answers to the merchant's tools (D138). */
  readonly consoleCalls?: readonly ConsoleHandler[];
  /** Addresses besides its calls. */
  readonly routes?: (app: FastifyInstance, options: RouteOptions) => void;
  /** What it runs beside the requests: work asked for in a transaction, and work that recurs (decision 214). */
  readonly jobs?: (deps: Deps) => readonly Job[];
  /** Removes what has served its time; asked every hour. */
  readonly retention?: readonly ((db: Database, now: number) => Promise<void>)[];
  /** Removes what is a person's alone, inside the transaction that deletes the account. */
  readonly forget?: (tx: Database, person: Person) => Promise<void>;
}

/** Names an area and keeps the exact types of what it offers. */
export function defineArea<const Manifest extends AreaManifest>(manifest: Manifest): Manifest {
  return manifest;
}

/** What one area keeps, over a database or a transaction; for the generated registry. */
export function storesOf<Kept>(
  area: { stores: (db: Database, clock: Clock) => Kept },
  db: Database,
  clock: Clock,
): Kept {
  return area.stores(db, clock);
}

/** What one area offers; for the generated registry. */
export function openArea<Needs, Offer>(
  area: { open: (world: AppContext, needs: Needs) => Offer },
  world: AppContext,
  needs: Needs,
): Offer {
  return area.open(world, needs);
}
