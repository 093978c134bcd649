/** Round prizes: tickets are numbered under the prize's row, and the draw holds it, so that it happens once (D100). */
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Person } from '#server/kernel/area.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { drawnTickets } from './draw.ts';
import { livePrize, livePrizeJoin, type PrizeCardRow } from '../../tables/prizes.ts';
import type { RoomKey } from '../../store/log.store.ts';

export type PrizeRow = typeof livePrize.$inferSelect;
export type JoinRow = typeof livePrizeJoin.$inferSelect;
export type PrizeStore = ReturnType<typeof createPrizeStore>;
export type PrizeEntry = { kind: 'joined'; ticket: number } | { kind: 'closed' | 'missing' };

interface PrizeKey {
  appId: string;
  prizeId: string;
}
interface Joiner extends PrizeKey {
  userId: string;
  nickname: string;
  at: number;
}

const isPrize = ({ appId, prizeId }: PrizeKey) => and(eq(livePrize.appId, appId), eq(livePrize.id, prizeId));
const isOf = ({ appId, prizeId }: PrizeKey) =>
  and(eq(livePrizeJoin.appId, appId), eq(livePrizeJoin.prizeId, prizeId));
const isMine = (key: PrizeKey, userId: string) => and(isOf(key), eq(livePrizeJoin.userId, userId));

async function joinIn(tx: Database, joiner: Joiner): Promise<PrizeEntry> {
  const { appId, prizeId, userId, nickname, at } = joiner;
  const [prize] = await tx.select().from(livePrize).where(isPrize(joiner)).for('update');
  if (prize === undefined) return { kind: 'missing' };
  const [before] = await tx.select().from(livePrizeJoin).where(isMine(joiner, userId));
  if (before !== undefined) return { kind: 'joined', ticket: before.ticket };
  if (prize.drawnAt !== null || at >= prize.drawsAt) return { kind: 'closed' };
  const ticket = prize.joiners + 1;
  await tx.insert(livePrizeJoin).values({ appId, prizeId, ticket, userId, nickname, joinedAt: at });
  await tx.update(livePrize).set({ joiners: ticket }).where(isPrize(joiner));
  return { kind: 'joined', ticket };
}

export interface PrizeDraw {
  prize: PrizeRow;
  /** By their tickets. */
  winners: JoinRow[];
}

/** Undefined where there is none, or it was drawn before. */
async function drawIn(tx: Database, key: PrizeKey, at: number): Promise<PrizeDraw | undefined> {
  const [prize] = await tx.select().from(livePrize).where(isPrize(key)).for('update');
  if (prize === undefined || prize.drawnAt !== null) return undefined;
  const tickets = drawnTickets(prize.seed, prize.id, prize);
  await tx.update(livePrize).set({ drawnAt: at }).where(isPrize(key));
  if (tickets.length === 0) return { prize, winners: [] };
  const winners = await tx
    .update(livePrizeJoin)
    .set({ isWinner: true })
    .where(and(isOf(key), inArray(livePrizeJoin.ticket, tickets)))
    .returning();
  return { prize, winners: winners.sort((one, other) => one.ticket - other.ticket) };
}

export function createPrizeStore(db: Database) {
  const isRoom = ({ appId, aliveId }: RoomKey) =>
    and(eq(livePrize.appId, appId), eq(livePrize.aliveId, aliveId));
  return {
    /** False where one runs that is not drawn; `within` is part of the transaction. */
    start: (row: Omit<PrizeRow, 'joiners' | 'drawnAt'>, within: (tx: Database) => Promise<void>) =>
      db.transaction(async (tx) => {
        const [newRow] = await tx
          .insert(livePrize)
          .values(row)
          .onConflictDoNothing()
          .returning({ id: livePrize.id });
        if (newRow !== undefined) await within(tx);
        return newRow !== undefined;
      }),
    /** Undefined for a prize of another room. */
    ofRoom: async (key: RoomKey, prizeId: string): Promise<(PrizeRow & { prizeId: string }) | undefined> => {
      const [row] = await db
        .select()
        .from(livePrize)
        .where(and(isPrize({ appId: key.appId, prizeId }), eq(livePrize.aliveId, key.aliveId)));
      return row === undefined ? undefined : { ...row, prizeId: row.id };
    },
    last: async (key: RoomKey): Promise<PrizeRow | undefined> =>
      (await db.select().from(livePrize).where(isRoom(key)).orderBy(desc(livePrize.startedAt)).limit(1))[0],
    running: (key: RoomKey) =>
      db
        .select()
        .from(livePrize)
        .where(and(isRoom(key), isNull(livePrize.drawnAt))),
    list: (key: RoomKey) => db.select().from(livePrize).where(isRoom(key)).orderBy(asc(livePrize.startedAt)),
    join: (joiner: Joiner) => db.transaction((tx) => joinIn(tx, joiner)),
    ticketOf: async (key: PrizeKey, userId: string): Promise<JoinRow | undefined> =>
      (await db.select().from(livePrizeJoin).where(isMine(key, userId)))[0],
    /** False where there is none, or it was drawn before; `within` is part of the transaction. */
    draw: (key: PrizeKey, at: number, within: (tx: Database, prizeDraw: PrizeDraw) => Promise<void>) =>
      db.transaction(async (tx) => {
        const draw = await drawIn(tx, key, at);
        if (draw !== undefined) await within(tx, draw);
        return draw !== undefined;
      }),
    winners: (key: PrizeKey) =>
      db
        .select()
        .from(livePrizeJoin)
        .where(and(isOf(key), eq(livePrizeJoin.isWinner, true)))
        .orderBy(asc(livePrizeJoin.ticket)),
    /** False for who did not win. */
    async saveCard(key: PrizeKey, userId: string, card: PrizeCardRow): Promise<boolean> {
      const rows = await db
        .update(livePrizeJoin)
        .set({ card })
        .where(and(isMine(key, userId), eq(livePrizeJoin.isWinner, true)))
        .returning({ ticket: livePrizeJoin.ticket });
      return rows.length > 0;
    },
    /** Tickets keep their numbers: what was drawn can still be drawn again. */
    forget: async ({ appId, userId }: Person): Promise<void> => {
      await db
        .update(livePrizeJoin)
        .set({ userId: null, nickname: '', card: sql`null` })
        .where(and(eq(livePrizeJoin.appId, appId), eq(livePrizeJoin.userId, userId)));
    },
  };
}
