/** The sandbox cashier's books. */
import { and, asc, eq, gte, lt, sum, type AnyColumn } from 'drizzle-orm';
import { DAY_MS } from '#schemas/time.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import type { BillLine } from '../providers/evidence.ts';
import type { Trade, TradeState } from '../sandbox/trade.ts';
import { sandboxRefund, sandboxTrade } from '../tables/sandbox-trade.ts';

export type SandboxStore = ReturnType<typeof createSandboxStore>;

const LIFE_MS = 90 * DAY_MS;

const isIn = (moment: AnyColumn, from: number, until: number) => and(gte(moment, from), lt(moment, until));

export function createSandboxStore(db: Database) {
  const one = async (where: ReturnType<typeof eq>): Promise<Trade | undefined> => {
    const [row] = await db.select().from(sandboxTrade).where(where);
    return row;
  };
  return {
    /** Kept as it was where there is one of this number. */
    add: async (trade: Trade): Promise<Trade> => {
      await db.insert(sandboxTrade).values(trade).onConflictDoNothing();
      return (await one(eq(sandboxTrade.outTradeNo, trade.outTradeNo))) ?? trade;
    },
    ofNumber: (outTradeNo: string) =>
      isStorable(outTradeNo) ? one(eq(sandboxTrade.outTradeNo, outTradeNo)) : Promise.resolve(undefined),
    ofToken: (token: string) =>
      isStorable(token) ? one(eq(sandboxTrade.token, token)) : Promise.resolve(undefined),
    /** Ends what still waits, and has `then` written with it; undefined where it had ended before. */
    end: (
      outTradeNo: string,
      state: Exclude<TradeState, 'awaiting'>,
      paidAt: number | null,
      then: (tx: Database) => Promise<unknown>,
    ): Promise<Trade | undefined> =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .update(sandboxTrade)
          .set({ state, paidAt })
          .where(and(eq(sandboxTrade.outTradeNo, outTradeNo), eq(sandboxTrade.state, 'awaiting')))
          .returning();
        if (row !== undefined) await then(tx);
        return row;
      }),
    /** The refund of this number, written once; undefined where it is more than is left. */
    refund: (row: typeof sandboxRefund.$inferInsert): Promise<{ amount: number; at: number } | undefined> =>
      db.transaction(async (tx) => {
        const [trade] = await tx
          .select()
          .from(sandboxTrade)
          .where(eq(sandboxTrade.outTradeNo, row.outTradeNo))
          .for('update');
        const [earlier] = await tx
          .select()
          .from(sandboxRefund)
          .where(eq(sandboxRefund.outRefundNo, row.outRefundNo));
        if (earlier !== undefined) return earlier;
        const [paidBack] = await tx
          .select({ total: sum(sandboxRefund.amount) })
          .from(sandboxRefund)
          .where(eq(sandboxRefund.outTradeNo, row.outTradeNo));
        if (trade?.state !== 'succeeded') return undefined;
        if (Number(paidBack?.total ?? 0) + row.amount > trade.amount) return undefined;
        await tx.insert(sandboxRefund).values(row);
        return row;
      }),
    refundOf: async (outRefundNo: string): Promise<{ amount: number; at: number } | undefined> => {
      const [row] = await db.select().from(sandboxRefund).where(eq(sandboxRefund.outRefundNo, outRefundNo));
      return row;
    },
    /** What was paid and what went back from one moment up to another. */
    billOf: async (from: number, until: number): Promise<BillLine[]> => {
      const rows = await db
        .select({ ours: sandboxTrade.outTradeNo, amount: sandboxTrade.amount })
        .from(sandboxTrade)
        .where(and(eq(sandboxTrade.state, 'succeeded'), isIn(sandboxTrade.paidAt, from, until)))
        .orderBy(asc(sandboxTrade.paidAt));
      const back = await db
        .select({ ours: sandboxRefund.outRefundNo, amount: sandboxRefund.amount })
        .from(sandboxRefund)
        .where(isIn(sandboxRefund.at, from, until))
        .orderBy(asc(sandboxRefund.at));
      return [
        ...rows.map((line) => ({ kind: 'payment' as const, ...line })),
        ...back.map((line) => ({ kind: 'refund' as const, ...line })),
      ];
    },
  };
}

export async function removeOldTrades(db: Database, now: number): Promise<void> {
  await db.delete(sandboxTrade).where(lt(sandboxTrade.expiresAt, now - LIFE_MS));
}
