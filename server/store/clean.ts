/** Hourly removal of what has served its time: sessions, tickets, browser reports, counters. */
import type { Clock } from '../domain/ports/clock.ts';
import type { Database } from './db.ts';
import { removeExpiredFlows } from './captchas.store.ts';
import { removeExpiredCodes } from './codes.store.ts';
import { removeExpiredImageCodes } from './image-codes.store.ts';
import { removeOldCounters } from './limits.store.ts';
import { removeOldLogs } from './logs.store.ts';
import { removeOldMessages } from './outbox.store.ts';
import { removeExpiredQrTickets } from './qr-tickets.store.ts';
import { removeExpiredMerchants } from './merchants.store.ts';
import { removeExpiredSessions } from './sessions.store.ts';
import { removeExpiredTickets } from './tickets.store.ts';

const EVERY_MS = 3600 * 1000;

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
