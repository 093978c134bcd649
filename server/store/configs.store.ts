/** Decoration documents: immutable versions, live pointers, publication all or nothing (D42, D43). */
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Clock, ConfigKind, ConfigStore, ConfigVersion, PublishOutcome } from '../domain/ports.ts';
import { contentHash } from './canonical-json.ts';
import type { Database } from './db.ts';
import { configLive, configPublication, configVersion, shop } from './schema.ts';
import { isStorable, storable } from './text.ts';

const AUTHOR_MAX = 100;
const NOTE_MAX = 500;

type Documents = Parameters<ConfigStore['publish']>[1];
type By = Parameters<ConfigStore['publish']>[2];

export function createConfigStore(db: Database, clock: Clock): ConfigStore {
  return {
    live: (appId, kind, id) => readLive(db, appId, kind, id),
    listLive: (appId) =>
      liveRows(db).where(eq(configLive.appId, appId)).orderBy(asc(configLive.kind), asc(configLive.id)),
    publish: (appId, documents, by) => publish(db, clock, appId, documents, by),
    history: (appId, kind, id) =>
      isStorable(id)
        ? db
            .select({
              kind: configPublication.kind,
              id: configPublication.id,
              hash: configPublication.hash,
              author: configPublication.author,
              note: configPublication.note,
              at: configPublication.at,
            })
            .from(configPublication)
            .where(
              and(
                eq(configPublication.appId, appId),
                eq(configPublication.kind, kind),
                eq(configPublication.id, id),
              ),
            )
            .orderBy(desc(configPublication.seq))
        : Promise.resolve([]),
  };
}

function liveRows(db: Database) {
  return db
    .select({
      kind: configLive.kind,
      id: configLive.id,
      hash: configLive.hash,
      body: configVersion.body,
      author: configLive.author,
      note: configLive.note,
      at: configLive.at,
    })
    .from(configLive)
    .innerJoin(
      configVersion,
      and(
        eq(configVersion.appId, configLive.appId),
        eq(configVersion.kind, configLive.kind),
        eq(configVersion.id, configLive.id),
        eq(configVersion.hash, configLive.hash),
      ),
    )
    .$dynamic();
}

async function readLive(
  db: Database,
  appId: string,
  kind: ConfigKind,
  id: string,
): Promise<ConfigVersion | undefined> {
  if (!isStorable(appId) || !isStorable(id)) return undefined;
  const rows = await liveRows(db).where(
    and(eq(configLive.appId, appId), eq(configLive.kind, kind), eq(configLive.id, id)),
  );
  return rows[0];
}

/** Thrown inside the transaction to roll it back; never leaves this file. */
class Conflict extends Error {
  readonly current: ConfigVersion;

  constructor(current: ConfigVersion) {
    super('conflict');
    this.current = current;
  }
}

async function publish(
  db: Database,
  clock: Clock,
  appId: string,
  documents: Documents,
  by: By,
): Promise<PublishOutcome> {
  try {
    return await db.transaction(async (tx) => {
      await lockShop(tx, appId);
      const versions: ConfigVersion[] = [];
      for (const document of documents) versions.push(await publishOne(tx, clock, appId, document, by));
      return { ok: true, versions };
    });
  } catch (error) {
    if (error instanceof Conflict) return { ok: false, conflict: error.current };
    throw error;
  }
}

/**
 * Publications of one shop run one after the other: a lock on pointers alone would let two first publications of a
 * document race, and two of several documents deadlock. Shoppers' reads and writes do not wait for it.
 */
async function lockShop(tx: Database, appId: string): Promise<void> {
  const rows = await tx
    .select({ id: shop.appId })
    .from(shop)
    .where(eq(shop.appId, appId))
    .for('no key update');
  if (rows.length === 0) throw new Error(`There is no shop ${JSON.stringify(appId)} to publish in.`);
}

/**
 * `base` absent: whatever is live is replaced. `base` empty: the writer knows of no version. A body equal to the live
 * one is already published, whatever its base: a writer whose acknowledgement was lost may simply send it again.
 */
async function publishOne(
  tx: Database,
  clock: Clock,
  appId: string,
  document: Documents[number],
  by: By,
): Promise<ConfigVersion> {
  const { kind, id, body, base } = document;
  const hash = contentHash(body);
  const current = await readLive(tx, appId, kind, id);
  if (current?.hash === hash) return current;
  if (current !== undefined && base !== undefined && base !== current.hash) throw new Conflict(current);
  const at = clock.now();
  const mark = { author: storable(by.author, AUTHOR_MAX), note: storable(by.note, NOTE_MAX), at };
  await tx.insert(configVersion).values({ appId, kind, id, hash, body, createdAt: at }).onConflictDoNothing();
  await tx
    .insert(configLive)
    .values({ appId, kind, id, hash, ...mark })
    .onConflictDoUpdate({
      target: [configLive.appId, configLive.kind, configLive.id],
      set: { hash, ...mark },
    });
  await tx.insert(configPublication).values({ appId, kind, id, hash, ...mark });
  return { kind, id, hash, body, ...mark };
}
