/** An area of the server: one folder whose manifest says what it keeps, answers, offers, runs and removes. */
import type { FastifyInstance } from 'fastify';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { AppContext, Areas, Deps, Injections, Person, Settings, Stores, TodayReaders } from './area.ts';
import type { EventReaders } from './bus/bus.ts';
import type { Clock } from './clock.ts';
import type { Environment } from './config/read-variables.ts';
import type { Database } from './db/db.ts';
import type { RouteOptions } from './http/calls.ts';
import type { ConsoleHandler } from './http/console-handler.ts';
import type { Job } from './jobs/define-job.ts';
import type { NamedLimits } from './limits/define-limits.ts';

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
  /** How the events it declares are read from the wire between nodes (ADR-362). */
  readonly events?: EventReaders;
  /** @throws ConfigError naming the variable. */
  readonly settings?: (env: Environment, facts: SettingFacts) => Partial<Settings>;
  /** Providers the settings name. */
  readonly providers?: (
    settings: Settings,
    world: Pick<AppContext, 'stores' | 'clock'>,
  ) => Partial<Injections>;
  /** Brings what it keeps up to this version, before the server opens; nodes take turns. */
  readonly prepare?: (db: Database) => Promise<unknown>;
  /** What it offers to others and to its own handlers. Cheap: a preview opens some areas anew. */
  open?(world: AppContext, areas: object): object;
  /** The limits its contracts name (`rate`). */
  readonly limits?: NamedLimits;
  /** What it answers to the merchant's tools (D138). */
  readonly consoleCalls?: readonly ConsoleHandler[];
  /** Its parts of the desk's first screen; no two areas read the same. */
  readonly today?: TodayReaders;
  /** Addresses besides its calls. */
  readonly routes?: (app: FastifyInstance, options: RouteOptions) => void;
  /** What it runs beside the requests: work asked for in a transaction, and work that recurs (ADR-214). */
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
