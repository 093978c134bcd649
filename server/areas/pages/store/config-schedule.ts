/** Schedules: versions that go live at a moment, at most one a document (D43). */
import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { ConfigDocument, ConfigVersion, ScheduledVersion, WriteMark } from '../config-store.ts';
import { moveLive } from './config-live.ts';
import {
  assertBase,
  inShop,
  keepVersion,
  listPointers,
  markOf,
  readPointer,
  removePointer,
  writeInShop,
} from './config-versions.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { configLive, configScheduled } from '../tables/configs.ts';

export function schedule(
  db: Database,
  clock: Clock,
  appId: string,
  documents: readonly ConfigDocument[],
  publishAt: number,
  by: WriteMark,
  alongside: (tx: Database) => Promise<unknown>,
) {
  return writeInShop(db, appId, async (tx) => {
    const versions: ConfigVersion[] = [];
    for (const { kind, id, body, base } of documents) {
      const place = { appId, kind, id };
      assertBase(base, await readPointer(tx, configLive, place));
      const now = clock.now();
      const hash = await keepVersion(tx, place, body, now);
      const mark = markOf(by, now);
      await tx
        .insert(configScheduled)
        .values({ ...place, hash, ...mark, publishAt })
        .onConflictDoUpdate({
          target: [configScheduled.appId, configScheduled.kind, configScheduled.id],
          set: { hash, ...mark, publishAt },
        });
      versions.push({ kind, id, hash, body, ...mark });
    }
    await alongside(tx);
    return versions;
  });
}

export async function listScheduled(db: Database, appId: string): Promise<ScheduledVersion[]> {
  const [versions, moments] = await Promise.all([
    listPointers(db, configScheduled, appId),
    db
      .select({ kind: configScheduled.kind, id: configScheduled.id, publishAt: configScheduled.publishAt })
      .from(configScheduled)
      .where(eq(configScheduled.appId, appId)),
  ]);
  const momentOf = new Map(moments.map(({ kind, id, publishAt }) => [`${kind}/${id}`, publishAt]));
  return versions.flatMap((version) => {
    const publishAt = momentOf.get(`${version.kind}/${version.id}`);
    return publishAt === undefined ? [] : [{ ...version, publishAt }];
  });
}

/** A node that comes second finds, once it has the shop's lock, nothing left to do. */
export async function promoteDue(
  db: Database,
  now: number,
  only?: string,
): Promise<{ appId: string; versions: ConfigVersion[] }[]> {
  const due = await db
    .selectDistinct({ appId: configScheduled.appId })
    .from(configScheduled)
    .where(
      and(
        lte(configScheduled.publishAt, now),
        only === undefined ? undefined : eq(configScheduled.appId, only),
      ),
    );
  const promoted: { appId: string; versions: ConfigVersion[] }[] = [];
  for (const { appId } of due) {
    const versions = await inShop(db, appId, (tx) => promoteShop(tx, appId, now));
    if (versions.length > 0) promoted.push({ appId, versions });
  }
  return promoted;
}

async function promoteShop(tx: Database, appId: string, now: number): Promise<ConfigVersion[]> {
  const due = (await listScheduled(tx, appId)).filter(({ publishAt }) => publishAt <= now);
  const versions: ConfigVersion[] = [];
  for (const { publishAt: _moment, kind, id, hash, body, author, note } of due) {
    const place = { appId, kind, id };
    versions.push(await moveLive(tx, place, { hash, body }, markOf({ author, note }, now)));
    await removePointer(tx, configScheduled, place);
  }
  return versions;
}
