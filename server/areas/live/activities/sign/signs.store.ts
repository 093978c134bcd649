/** Sign-ins of live rooms, and who signed in: once each, by the primary key (M246, D99). */
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Person } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { liveSign, liveSignIn } from '../../tables/signs.ts';
import type { RoomKey } from '../../store/log.store.ts';

export type SignRow = typeof liveSign.$inferSelect;
export type SignStore = ReturnType<typeof createSignStore>;
export type SignResult = { kind: 'signed'; at: number; count: number } | { kind: 'closed' | 'missing' };

interface SignIn extends RoomKey {
  signId: string;
  userId: string;
  at: number;
}

const isSign = (appId: string, id: string) => and(eq(liveSign.appId, appId), eq(liveSign.id, id));

async function signIn(tx: Database, { appId, aliveId, signId, userId, at }: SignIn): Promise<SignResult> {
  // The row is held, so that its count is that of its sign-ins.
  const [sign] = await tx
    .select()
    .from(liveSign)
    .where(and(isSign(appId, signId), eq(liveSign.aliveId, aliveId)))
    .for('update');
  if (sign === undefined) return { kind: 'missing' };
  const isMine = and(
    eq(liveSignIn.appId, appId),
    eq(liveSignIn.signId, signId),
    eq(liveSignIn.userId, userId),
  );
  const [before] = await tx.select().from(liveSignIn).where(isMine);
  if (before !== undefined) return { kind: 'signed', at: before.at, count: sign.signed };
  if (at >= sign.closesAt) return { kind: 'closed' };
  await tx.insert(liveSignIn).values({ appId, aliveId, signId, userId, at });
  await tx
    .update(liveSign)
    .set({ signed: sql`${liveSign.signed} + 1` })
    .where(isSign(appId, signId));
  return { kind: 'signed', at, count: sign.signed + 1 };
}

export function createSignStore(db: Database) {
  return {
    /** Those before it close now; `within` is part of the transaction. */
    start: (row: Omit<SignRow, 'signed'>, within: (tx: Database) => Promise<void>) =>
      db.transaction(async (tx) => {
        const { startedAt } = row;
        const isOpen = and(
          eq(liveSign.appId, row.appId),
          eq(liveSign.aliveId, row.aliveId),
          gt(liveSign.closesAt, startedAt),
        );
        await tx.update(liveSign).set({ closesAt: startedAt }).where(isOpen);
        await tx.insert(liveSign).values(row);
        await within(tx);
      }),
    commit: (entry: SignIn) => db.transaction((tx) => signIn(tx, entry)),
    /** True where somebody signed in by this one, or, without `signId`, by any of the room. */
    async has({ appId, aliveId }: RoomKey, userId: string, signId?: string): Promise<boolean> {
      const rows = await db
        .select({ at: liveSignIn.at })
        .from(liveSignIn)
        .where(
          and(
            eq(liveSignIn.appId, appId),
            eq(liveSignIn.aliveId, aliveId),
            eq(liveSignIn.userId, userId),
            signId === undefined ? undefined : eq(liveSignIn.signId, signId),
          ),
        )
        .limit(1);
      return rows.length > 0;
    },
    /** The newest one of a room. */
    last: async ({ appId, aliveId }: RoomKey): Promise<SignRow | undefined> =>
      (
        await db
          .select()
          .from(liveSign)
          .where(and(eq(liveSign.appId, appId), eq(liveSign.aliveId, aliveId)))
          .orderBy(desc(liveSign.startedAt))
          .limit(1)
      )[0],
    list: ({ appId, aliveId }: RoomKey) =>
      db
        .select()
        .from(liveSign)
        .where(and(eq(liveSign.appId, appId), eq(liveSign.aliveId, aliveId)))
        .orderBy(asc(liveSign.startedAt)),
    /** Counts stay right; whose they were nobody can tell. */
    forget: async ({ appId, userId }: Person): Promise<void> => {
      await db
        .update(liveSignIn)
        .set({ userId: randomId('gone') })
        .where(and(eq(liveSignIn.appId, appId), eq(liveSignIn.userId, userId)));
    },
  };
}
