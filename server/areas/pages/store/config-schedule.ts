/** Schedules: versions that go live at a moment, at most one a document (D43). */
import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type {
  ConfigDocument,
  ConfigVersion,
  ReleasedVersion,
  ScheduledVersion,
  WriteMark,
} from './config-rows.ts';
import { moveLive } from './config-live.ts';
import { inRelease } from './config-releases.ts';
import {
  assertBase,
  at,
  inShop,
  keepVersion,
  listPointers,
  markOf,
  readPointer,
  removePointer,
  writeInShop,
  type Place,
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
  takeBackAt: number | null = null,
) {
  return writeInShop(db, appId, async (tx) => {
    const versions: ConfigVersion[] = [];
    // One moment for all: they go live as one release.
    const now = clock.now();
    for (const { kind, id, body, base } of documents) {
      const place = { appId, kind, id };
      assertBase(base, await readPointer(tx, configLive, place));
      const hash = await keepVersion(tx, place, body, now);
      const mark = markOf(by, now);
      await tx
        .insert(configScheduled)
        .values({ ...place, hash, ...mark, publishAt, takeBackAt })
        .onConflictDoUpdate({
          target: [configScheduled.appId, configScheduled.kind, configScheduled.id],
          set: { hash, ...mark, publishAt, takeBackAt },
        });
      versions.push({ kind, id, hash, body, ...mark });
    }
    await alongside(tx);
    return { versions };
  });
}

export async function listScheduled(db: Database, appId: string): Promise<ScheduledVersion[]> {
  const [versions, moments] = await Promise.all([
    listPointers(db, configScheduled, appId),
    db
      .select({
        kind: configScheduled.kind,
        id: configScheduled.id,
        publishAt: configScheduled.publishAt,
        takeBackAt: configScheduled.takeBackAt,
      })
      .from(configScheduled)
      .where(eq(configScheduled.appId, appId)),
  ]);
  const momentsOf = new Map(moments.map((row) => [`${row.kind}/${row.id}`, row]));
  return versions.flatMap((version) => {
    const row = momentsOf.get(`${version.kind}/${version.id}`);
    if (row === undefined) return [];
    return [{ ...version, publishAt: row.publishAt, takeBackAt: row.takeBackAt ?? undefined }];
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
  const promotions: { appId: string; versions: ConfigVersion[] }[] = [];
  for (const { appId } of due) {
    const versions = await inShop(db, appId, (tx) => promoteShop(tx, appId, now));
    if (versions.length > 0) promotions.push({ appId, versions });
  }
  return promotions;
}

/** Until nothing is due: after a long stop both ends of a schedule may have passed. */
async function promoteShop(tx: Database, appId: string, now: number): Promise<ConfigVersion[]> {
  const versions: ConfigVersion[] = [];
  for (;;) {
    const due = (await listScheduled(tx, appId)).filter(({ publishAt }) => publishAt <= now);
    if (due.length === 0) return versions;
    versions.push(...(await promoteRounds(tx, appId, now, due)));
  }
}

/** What was put on the calendar together goes live together: one release. */
async function promoteRounds(
  tx: Database,
  appId: string,
  now: number,
  due: readonly ScheduledVersion[],
): Promise<ConfigVersion[]> {
  const rounds = new Map<string, ScheduledVersion[]>();
  for (const one of due) {
    const key = JSON.stringify([one.publishAt, one.at, one.author, one.note]);
    rounds.set(key, [...(rounds.get(key) ?? []), one]);
  }
  const versions: ConfigVersion[] = [];
  for (const round of rounds.values()) versions.push(...(await promoteRound(tx, appId, now, round)));
  return versions;
}

async function promoteRound(
  tx: Database,
  appId: string,
  now: number,
  round: readonly ScheduledVersion[],
): Promise<ConfigVersion[]> {
  const [{ author, note } = { author: '', note: '' }] = round;
  const release = await inRelease(tx, { appId, by: { author, note }, now }, async (mark) => {
    const versions: ReleasedVersion[] = [];
    for (const { kind, id, hash, body, takeBackAt } of round) {
      const place = { appId, kind, id };
      const before = await readPointer(tx, configLive, place);
      versions.push(await moveLive(tx, place, { hash, body }, mark));
      if (takeBackAt === undefined || before === undefined) await removePointer(tx, configScheduled, place);
      else await scheduleReturn(tx, place, before.hash, takeBackAt);
    }
    return { versions, gone: [] };
  });
  return release.versions;
}

/** From now on the calendar holds the way back to what was live before. */
async function scheduleReturn(tx: Database, place: Place, hash: string, publishAt: number): Promise<void> {
  await tx
    .update(configScheduled)
    .set({ hash, publishAt, takeBackAt: null })
    .where(at(configScheduled, place));
}
