/** Tickets to sockets: kept by their hash, good once and for a minute (D97). */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import { CLOCK_SLACK_MS, type Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { TICKET_LIFE_MS } from '../limits.ts';
import { liveTicket } from '../tables/rooms.ts';
import type { RoomKey } from './log.store.ts';

export type LiveTicketStore = ReturnType<typeof createLiveTicketStore>;

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

export interface TicketOwner extends RoomKey {
  userId: string;
  sessionPublicId: string;
}

export function createLiveTicketStore(db: Database, clock: Clock) {
  return {
    make: async (owner: TicketOwner): Promise<{ ticket: string; expiresAt: number }> => {
      const ticket = randomBytes(24).toString('base64url');
      const expiresAt = clock.now() + TICKET_LIFE_MS;
      const { appId, aliveId, userId, sessionPublicId } = owner;
      const values = { hash: hashOf(ticket), appId, aliveId, userId, sessionPublicId, expiresAt };
      await db.insert(liveTicket).values(values);
      return { ticket, expiresAt };
    },
    /** Whose it is; of two who show it one is told. */
    use: async (appId: string, ticket: string): Promise<TicketOwner | undefined> => {
      const [row] = await db
        .delete(liveTicket)
        .where(
          and(
            eq(liveTicket.hash, hashOf(ticket)),
            eq(liveTicket.appId, appId),
            gt(liveTicket.expiresAt, clock.now()),
            lte(liveTicket.expiresAt, clock.now() + TICKET_LIFE_MS + CLOCK_SLACK_MS),
          ),
        )
        .returning();
      return row;
    },
  };
}
