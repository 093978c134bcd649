/** Stored versions of decoration documents and the pointers at them: what publishing, drafts and schedules share (D43). */
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { ConfigDocument, ConfigVersion, DocumentName, Publication, WriteMark } from './config-rows.ts';
import { contentHash } from '#server/kernel/db/canonical-json.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configDraft, configVersion, type configLive, type configScheduled } from '../tables/configs.ts';
import { holdShop } from '#server/areas/shop/area.ts';
import { isStorable, storable } from '#server/kernel/db/text.ts';

const AUTHOR_MAX = 100;
const NOTE_MAX = 500;

export type PointerTable = typeof configLive | typeof configDraft | typeof configScheduled;

/** One document of one shop. */
export interface Place extends DocumentName {
  appId: string;
}

export function at(table: PointerTable, { appId, kind, id }: Place) {
  return and(eq(table.appId, appId), eq(table.kind, kind), eq(table.id, id));
}

/** Pointers with the bodies they point at; a draft carries its own. */
function pointerRows(db: Database, table: PointerTable) {
  const body =
    table === configDraft
      ? sql<unknown>`coalesce(${configDraft.body}, ${configVersion.body})`
      : configVersion.body;
  return db
    .select({
      kind: table.kind,
      id: table.id,
      hash: table.hash,
      body,
      author: table.author,
      note: table.note,
      at: table.at,
    })
    .from(table)
    .leftJoin(
      configVersion,
      and(
        eq(configVersion.appId, table.appId),
        eq(configVersion.kind, table.kind),
        eq(configVersion.id, table.id),
        eq(configVersion.hash, table.hash),
      ),
    )
    .$dynamic();
}

const hasBody = (table: PointerTable) =>
  table === configDraft
    ? or(isNotNull(configDraft.body), isNotNull(configVersion.hash))
    : isNotNull(configVersion.hash);

export async function readPointer(
  db: Database,
  table: PointerTable,
  place: Place,
): Promise<ConfigVersion | undefined> {
  if (!isStorable(place.appId) || !isStorable(place.id)) return undefined;
  return (await pointerRows(db, table).where(and(at(table, place), hasBody(table))))[0];
}

export function listPointers(db: Database, table: PointerTable, appId: string): Promise<ConfigVersion[]> {
  return pointerRows(db, table)
    .where(and(eq(table.appId, appId), hasBody(table)))
    .orderBy(asc(table.kind), asc(table.id));
}

export async function removePointer(db: Database, table: PointerTable, place: Place): Promise<boolean> {
  if (!isStorable(place.id)) return false;
  return (await db.delete(table).where(at(table, place)).returning({ id: table.id })).length > 0;
}

/** Stores a body once, however often it is handed in, and answers its name. */
export async function keepVersion(tx: Database, place: Place, body: unknown, now: number): Promise<string> {
  const hash = contentHash(body);
  const { appId, kind, id } = place;
  await tx
    .insert(configVersion)
    .values({ appId, kind, id, hash, body, createdAt: now })
    .onConflictDoNothing();
  return hash;
}

export function markOf(by: WriteMark, now: number) {
  return { author: storable(by.author, AUTHOR_MAX), note: storable(by.note, NOTE_MAX), at: now };
}

/** Thrown inside a transaction to roll it back; never leaves the store. */
export class Conflict extends Error {
  readonly current: ConfigVersion | Publication;

  constructor(current: ConfigVersion | Publication) {
    super('conflict');
    this.current = current;
  }
}

/** Ends the transaction where the writer did not start from what is there (D42). */
export function assertBase(base: string | undefined, current: ConfigVersion | undefined): void {
  if (current !== undefined && base !== undefined && base !== current.hash) throw new Conflict(current);
}

/** Thrown inside a transaction where a writer names no base, or one of which nothing is there any more; never leaves the store. */
export class UnknownBaseError extends Error {
  readonly document: DocumentName;

  constructor({ kind, id }: DocumentName) {
    super('unknown base');
    this.document = { kind, id };
  }
}

/** Nothing is written unknowingly: the base is what is there, and empty where nothing is (ADR-587). */
export function requireBase({ base, ...name }: ConfigDocument, current: ConfigVersion | undefined): void {
  if (base === (current?.hash ?? '')) return;
  throw current === undefined ? new UnknownBaseError(name) : new Conflict(current);
}

/**
 * Work on the pointers of one shop: all or nothing, and one after the other. A lock on pointers alone would let two
 * first publications of a document race, and two of several documents deadlock. Shoppers do not wait for it.
 */
export async function inShop<Outcome>(
  db: Database,
  appId: string,
  work: (tx: Database) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    if (!(await holdShop(tx, appId)))
      throw new Error(`There is no shop ${JSON.stringify(appId)} to publish in.`);
    return work(tx);
  });
}

/** The same for writes that may meet somebody else's. */
export async function writeInShop<Outcome extends object>(
  db: Database,
  appId: string,
  write: (tx: Database) => Promise<Outcome>,
): Promise<({ ok: true } & Outcome) | { ok: false; conflict: ConfigVersion | Publication }> {
  try {
    return { ok: true, ...(await inShop(db, appId, write)) };
  } catch (error) {
    if (error instanceof Conflict) return { ok: false, conflict: error.current };
    throw error;
  }
}
