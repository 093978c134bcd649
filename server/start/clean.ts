/** Hourly removal of what has served its time: sessions, tickets, browser reports, counters. */
import type { Clock } from '#server/kernel/clock.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { removeExpiredFlows } from '#server/areas/identity/store/captchas.store.ts';
import { removeExpiredCodes } from '#server/areas/identity/store/codes.store.ts';
import { removeExpiredImageCodes } from '#server/areas/identity/store/image-codes.store.ts';
import { removeOldCounters } from '#server/kernel/limits/limits.store.ts';
import { removeOldLogs } from '#server/areas/logs/logs.store.ts';
import { removeOldMessages } from '#server/areas/messaging/dev-mailbox.store.ts';
import { removeExpiredQrTickets } from '#server/areas/identity/store/qr-tickets.store.ts';
import { removeExpiredMerchants } from '#server/areas/identity/store/merchants.store.ts';
import { removeExpiredSessions } from '#server/areas/identity/store/sessions.store.ts';
import { removeExpiredTickets } from '#server/areas/identity/store/tickets.store.ts';
import { HOUR_MS } from '#schemas/time.ts';

const EVERY_MS = HOUR_MS;

export async function cleanOnce(db: Database, now: number): Promise<void> {
  await removeExpiredSessions(db, now);
  await removeExpiredTickets(db, now);
  await removeExpiredQrTickets(db, now);
  await removeExpiredFlows(db, now);
  await removeExpiredImageCodes(db, now);
  await removeExpiredCodes(db, now);
  await removeOldMessages(db, now);
  await removeExpiredMerchants(db, now);
  await removeOldLogs(db, now);
  await removeOldCounters(db, now);
}

/** Answers how to stop it; stopping waits for a run in progress. */
export function startCleaning(db: Database, clock: Clock): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    // Where the database is away the next hour's run removes the same rows.
    running = cleanOnce(db, clock.now()).catch(() => undefined);
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
