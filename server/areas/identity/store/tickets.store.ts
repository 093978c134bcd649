/** One-time tickets, kept by the SHA-256 of their token; the caller that deletes the row has the ticket. */
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { loginTicket } from '../tables/login.ts';

export type TicketStore = ReturnType<typeof createTicketStore>;

interface Ticket {
  appId: string;
  kind: string;
  /** SHA-256 of the token. */
  tokenHash: string;
  payload: unknown;
  expiresAt: number;
}

export function createTicketStore(db: Database, clock: Clock) {
  const isLive = (appId: string, kind: string, tokenHash: string) =>
    and(
      eq(loginTicket.appId, appId),
      eq(loginTicket.kind, kind),
      eq(loginTicket.tokenHash, tokenHash),
      gt(loginTicket.expiresAt, clock.now()),
    );
  return {
    put: async (ticket: Ticket): Promise<void> => {
      await db.insert(loginTicket).values(ticket);
    },
    /** What a live ticket holds; it stays. */
    peek: async (...key: Parameters<typeof isLive>) => {
      const rows = await db
        .select({ payload: loginTicket.payload })
        .from(loginTicket)
        .where(isLive(...key));
      return rows[0];
    },
    /** What a live ticket holds. It is gone after that: of several callers at once one gets it. */
    take: async (...key: Parameters<typeof isLive>) => {
      const rows = await db
        .delete(loginTicket)
        .where(isLive(...key))
        .returning({ payload: loginTicket.payload });
      return rows[0];
    },
  };
}

/** Removes tickets nobody came for. */
export async function removeExpiredTickets(db: Database, now: number): Promise<void> {
  await db.delete(loginTicket).where(lte(loginTicket.expiresAt, now));
}
