/** Releases: what went live together, numbered in each shop, and the way back to how a shop stood after one (D43). */
import { and, desc, eq, inArray, lt, lte, max, sql } from 'drizzle-orm';
import type { Publication, Release, ReleaseOutcome, WriteMark } from './config-rows.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { configPublication, configRelease } from '../tables/configs.ts';
import { salesOfReleases } from './release-sales.ts';
import { markOf, type Place } from './config-versions.ts';

/** What every move of a release carries. */
export type ReleaseMark = ReturnType<typeof markOf> & { release: number };

export async function newestRelease(tx: Database, appId: string): Promise<number> {
  const rows = await tx
    .select({ newest: max(configRelease.number) })
    .from(configRelease)
    .where(eq(configRelease.appId, appId));
  return rows[0]?.newest ?? 0;
}

/** Runs inside the shop's lock, so numbers have no gaps and no twins; moves that change nothing leave no release. */
export async function inRelease(
  tx: Database,
  { appId, by, now }: { appId: string; by: WriteMark; now: number },
  work: (mark: ReleaseMark) => Promise<Pick<ReleaseOutcome, 'versions' | 'gone'> & Partial<ReleaseOutcome>>,
): Promise<ReleaseOutcome> {
  const number = (await newestRelease(tx, appId)) + 1;
  const mark = markOf(by, now);
  const { versions, gone, changes = [] } = await work({ ...mark, release: number });
  const isChanged =
    gone.length > 0 || changes.length > 0 || versions.some(({ change }) => change !== 'unchanged');
  if (isChanged) await tx.insert(configRelease).values({ appId, number, ...mark });
  return { versions, gone, changes, release: isChanged ? number : undefined };
}

const PUBLICATION = {
  kind: configPublication.kind,
  id: configPublication.id,
  hash: configPublication.hash,
  author: configPublication.author,
  note: configPublication.note,
  at: configPublication.at,
  release: configPublication.release,
};

function ofDocument({ appId, kind, id }: Place) {
  return and(
    eq(configPublication.appId, appId),
    eq(configPublication.kind, kind),
    eq(configPublication.id, id),
  );
}

/** Every publication of a document, newest first. */
export async function readHistory(db: Database, place: Place): Promise<Publication[]> {
  if (!isStorable(place.id)) return [];
  return db
    .select(PUBLICATION)
    .from(configPublication)
    .where(ofDocument(place))
    .orderBy(desc(configPublication.seq));
}

export async function lastPublication(tx: Database, place: Place): Promise<Publication | undefined> {
  const rows = await tx
    .select(PUBLICATION)
    .from(configPublication)
    .where(ofDocument(place))
    .orderBy(desc(configPublication.seq))
    .limit(1);
  return rows[0];
}

/** The newest releases, newest first, or those before a number. */
export async function listReleases(
  db: Database,
  appId: string,
  { limit, before }: { limit: number; before?: number },
): Promise<Release[]> {
  const releases = await db
    .select()
    .from(configRelease)
    .where(
      and(
        eq(configRelease.appId, appId),
        before === undefined ? undefined : lt(configRelease.number, before),
      ),
    )
    .orderBy(desc(configRelease.number))
    .limit(limit);
  const numbers = releases.map(({ number }) => number);
  const moves =
    numbers.length === 0
      ? []
      : await db
          .select(PUBLICATION)
          .from(configPublication)
          .where(and(eq(configPublication.appId, appId), inArray(configPublication.release, numbers)))
          .orderBy(configPublication.seq);
  const changes = await salesOfReleases(db, appId, numbers);
  return releases.map(({ number, author, note, at }) => ({
    number,
    author,
    note,
    at,
    changes: changes.filter(({ release }) => release === number).map(({ release: _release, ...one }) => one),
    documents: moves
      .filter(({ release }) => release === number)
      .map(({ kind, id, hash }) => ({ kind, id, hash })),
  }));
}

/** The last move of each document, up to a release where one is given. */
export function lastMoves(db: Database, appId: string, release?: number): Promise<Publication[]> {
  return db
    .selectDistinctOn([configPublication.kind, configPublication.id], PUBLICATION)
    .from(configPublication)
    .where(
      and(
        eq(configPublication.appId, appId),
        release === undefined ? undefined : lte(configPublication.release, release),
      ),
    )
    .orderBy(configPublication.kind, configPublication.id, desc(configPublication.seq));
}

/** Whether the shop had a release of this number. */
export async function hasRelease(db: Database, appId: string, number: number): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(configRelease)
    .where(and(eq(configRelease.appId, appId), eq(configRelease.number, number)));
  return rows.length > 0;
}
