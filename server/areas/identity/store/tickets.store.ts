/** One-time tickets: whoever deletes the row has the ticket. */
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import type { TicketStore } from '../ports/tickets.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { loginTicket } from '../tables/login.ts';

export function createTicketStore(db: Database, clock: Clock): TicketStore {
  const isLive = (appId: string, kind: string, tokenHash: string) =>
    and(
      eq(loginTicket.appId, appId),
      eq(loginTicket.kind, kind),
      eq(loginTicket.tokenHash, tokenHash),
      gt(loginTicket.expiresAt, clock.now()),
    );
  return {
    put: async (ticket) => {
      await db.insert(loginTicket).values(ticket);
    },
    peek: async (...key) => {
      const rows = await db
        .select({ payload: loginTicket.payload })
        .from(loginTicket)
        .where(isLive(...key));
      return rows[0];
    },
    take: async (...key) => {
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
