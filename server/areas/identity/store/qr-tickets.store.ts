/** Codes to scan: every change is one conditional write, so that of many at once one goes through (requirement 19). */
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import { CLOCK_SLACK_MS, type Clock } from '#server/kernel/clock.ts';
import { QR_LIFE_MS } from '../limits.ts';
import type { QrTicketStore } from '../ports/qr-tickets.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { qrTicket } from '../tables/login.ts';
import { storable } from '#server/kernel/db/text.ts';

const NICKNAME_MAX = 100;
const USER_AGENT_MAX = 400;

export function createQrTicketStore(db: Database, clock: Clock): QrTicketStore {
  const isLive = (appId: string, codeHash: string) =>
    and(
      eq(qrTicket.appId, appId),
      eq(qrTicket.codeHash, codeHash),
      gt(qrTicket.expiresAt, clock.now()),
      lte(qrTicket.expiresAt, clock.now() + QR_LIFE_MS + CLOCK_SLACK_MS),
    );
  const KEY = { codeHash: qrTicket.codeHash };
  const isOpen = inArray(qrTicket.state, ['pending', 'scanned']);
  return {
    put: async (ticket) => {
      const userAgent = storable(ticket.userAgent, USER_AGENT_MAX);
      await db.insert(qrTicket).values({ ...ticket, userAgent, state: 'pending' });
    },
    find: async (appId, codeHash) => {
      const [row] = await db.select().from(qrTicket).where(isLive(appId, codeHash));
      if (row === undefined) return undefined;
      const { expiresAt: _expiresAt, userId, confirmedBy, externalId, ...rest } = row;
      return {
        ...rest,
        userId: userId ?? undefined,
        confirmedBy: confirmedBy ?? undefined,
        externalId: externalId ?? undefined,
      };
    },
    markScanned: async (appId, codeHash) => {
      await db
        .update(qrTicket)
        .set({ state: 'scanned' })
        .where(and(isLive(appId, codeHash), eq(qrTicket.state, 'pending')));
    },
    settle: async (appId, codeHash, { nickname = '', ...outcome }) => {
      const rows = await db
        .update(qrTicket)
        .set({ ...outcome, nickname: storable(nickname, NICKNAME_MAX) })
        .where(and(isLive(appId, codeHash), isOpen))
        .returning(KEY);
      return rows.length > 0;
    },
    take: async ({ appId, codeHash, state }) => {
      const rows = await db
        .update(qrTicket)
        .set({ state: 'taken' })
        .where(and(isLive(appId, codeHash), eq(qrTicket.state, state)))
        .returning(KEY);
      return rows.length > 0;
    },
    expire: async (appId, codeHash) => {
      await db.update(qrTicket).set({ expiresAt: clock.now() }).where(isLive(appId, codeHash));
    },
  };
}

/** Removes codes whose time is over. */
export async function removeExpiredQrTickets(db: Database, now: number): Promise<void> {
  await db.delete(qrTicket).where(lte(qrTicket.expiresAt, now));
}
