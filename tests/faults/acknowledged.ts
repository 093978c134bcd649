/** Checks a store against what its killed writers had acknowledged. */
import { createHash } from 'node:crypto';
import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { OpenedStores } from '#server/start/open-stores.ts';
import { comment, commentLike } from '#server/areas/comments/tables/comments.ts';
import { configPublication, configVersion } from '#server/areas/pages/tables/configs.ts';
import { frontLog } from '#server/areas/logs/tables/front-log.ts';
import { appSession } from '#server/areas/identity/tables/users.ts';

const SHOP = 'appknowledge';

export interface Verdict {
  acknowledgedCount: number;
  losses: string[];
  partial: string[];
}

/** All acknowledgements of all runs so far must be there, and nothing written `since` may be half there. */
export async function judge(stores: OpenedStores, lines: readonly string[], since: number): Promise<Verdict> {
  const acks = lines.filter((line) => line.startsWith('ack ')).map((line) => line.split(' '));
  const { db } = stores;
  const versions = new Set(
    (await db.select({ hash: configVersion.hash }).from(configVersion)).map((row) => row.hash),
  );
  const reports = new Set(
    (await db.select({ message: frontLog.message }).from(frontLog)).map((row) => row.message),
  );
  const comments = new Set((await db.select({ id: comment.id }).from(comment)).map(({ id }) => id));
  const likes = new Set(
    (await db.select({ id: commentLike.commentId }).from(commentLike)).map(({ id }) => id),
  );
  const sessions = new Set(
    (await db.select({ hash: appSession.tokenHash }).from(appSession)).map(({ hash }) => hash),
  );
  const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
  const there: Readonly<Record<string, ReadonlySet<string>>> = {
    version: versions,
    report: reports,
    comment: comments,
    like: likes,
  };
  const losses: string[] = [];
  for (const [, kind = '', , value = ''] of acks) {
    const isThere = there[kind]?.has(value) ?? sessions.has(hashOf(value));
    if (!isThere) losses.push(`${kind} ${value}`);
  }
  return {
    acknowledgedCount: acks.length,
    losses,
    partial: [
      ...(await partsOfPairs(stores)),
      ...(await readMiscountedText(stores, since)),
      ...(await brokenIndexes(stores)),
    ],
  };
}

/** `left` and `right` are always published together: same number live, same number of publications. */
async function partsOfPairs({ db, stores }: OpenedStores): Promise<string[]> {
  const number = async (id: string) => {
    const live = await stores.configs.live(SHOP, 'page', id);
    return live === undefined ? 'none' : `${live.author}-${live.note}`;
  };
  const publications = async (id: string) =>
    (await db.select({ count: count() }).from(configPublication).where(eq(configPublication.id, id)))[0]
      ?.count;
  const [left, right] = [await number('left'), await number('right')];
  const [lefts, rights] = [await publications('left'), await publications('right')];
  return [
    ...(left === right ? [] : [`live: left ${left}, right ${right}`]),
    ...(lefts === rights ? [] : [`publications: left ${lefts}, right ${rights}`]),
  ];
}

/** A comment says exactly as many likes as there are; those of the demo came with likes of nobody. */
async function readMiscountedText({ db }: OpenedStores, since: number): Promise<string[]> {
  const likes = sql`(select count(*) from ${commentLike} where ${commentLike.commentId} = ${comment.id})`;
  const rows = await db
    .select({ id: comment.id, count: comment.likeCount })
    .from(comment)
    .where(and(gte(comment.createdAt, since), sql`${comment.likeCount} <> ${likes}`));
  return rows.map(({ id, count: saidValue }) => `comment ${id} says ${saidValue} likes`);
}

/** A damaged index answers another count than the table itself. */
async function brokenIndexes({ db }: OpenedStores): Promise<string[]> {
  const counts = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const byIndex = (
      await tx
        .select({ count: count(appSession.tokenHash) })
        .from(appSession)
        .where(sql`app_id >= ''`)
    )[0]?.count;
    await tx.execute(sql`set local enable_seqscan = on`);
    await tx.execute(sql`set local enable_indexscan = off`);
    await tx.execute(sql`set local enable_indexonlyscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const byTable = (await tx.select({ count: count(appSession.tokenHash) }).from(appSession))[0]?.count;
    return { byIndex, byTable };
  });
  return counts.byIndex === counts.byTable
    ? []
    : [`sessions: ${counts.byTable} rows, ${counts.byIndex} in the index`];
}
