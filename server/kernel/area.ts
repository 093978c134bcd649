/** What every server area is given, and the interfaces to which each area adds its stores, services, settings and injections. */
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus/bus.ts';
import type { Today } from '#schemas/api/console/today.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Clock } from './clock.ts';
import type { AppConfig } from './config/app-config.ts';
import type { Database } from './db/db.ts';
import type { FileStore } from './files/file-store.ts';
import type { FailedJobs } from './jobs/failed-jobs.store.ts';
import type { JobQueue } from './jobs/job-queue.ts';
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
/** What the caller that opens an area chooses, such as providers and renderers; tests give their own. */
export interface Injections {}

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
  injections: Injections;
  /** Removes what every area keeps of a person, in the transaction that deletes the account (D90). */
  forget: (tx: Database, person: Person) => Promise<void>;
  /** How every area reads its parts of the desk's first screen. */
  today: TodayReaders;
  /** Called once when the server has stopped taking requests, in reverse order of registration. */
  onClose: (close: () => void | Promise<void>) => void;
}

/** What handlers and rules receive: the application's context and the services of every area. */
export interface Deps extends AppContext, Areas {}

/** Whose rows go when an account is deleted (D90). */
export interface Person {
  appId: string;
  userId: string;
}

/** A span of time in one shop. */
export interface ShopSpan {
  appId: string;
  /** Unix milliseconds, the end excluded. */
  from: number;
  until: number;
}

/** A day of one shop, and the language its figures are read in. */
export interface ShopDay extends ShopSpan {
  locale: Locale;
}

/** Reads parts of the desk's first screen: what an area counts of the things it keeps. */
export type TodayReaders = {
  readonly [Part in keyof Today]?: (deps: Deps, day: ShopDay) => Promise<Today[Part]>;
};
