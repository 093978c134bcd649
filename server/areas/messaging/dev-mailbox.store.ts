/** What the built-in SMS and e-mail providers would have sent. */
import { desc, lte } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import { DAY_MS } from '#schemas/time.ts';
import type { OutboxStore } from './message-providers.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { outboxMessage } from './tables/dev-mailbox.ts';

const KEPT_MS = DAY_MS;

export function createOutboxStore(db: Database, clock: Clock): OutboxStore {
  return {
    add: async (appId, { to, ...message }) => {
      await db.insert(outboxMessage).values({ ...message, appId, recipient: to, at: clock.now() });
    },
    list: (limit) =>
      db
        .select({
          to: outboxMessage.recipient,
          channel: outboxMessage.channel,
          purpose: outboxMessage.purpose,
          code: outboxMessage.code,
          text: outboxMessage.text,
          at: outboxMessage.at,
        })
        .from(outboxMessage)
        .orderBy(desc(outboxMessage.seq))
        .limit(limit),
  };
}

/** Removes messages of yesterday. */
export async function removeOldMessages(db: Database, now: number): Promise<void> {
  await db.delete(outboxMessage).where(lte(outboxMessage.at, now - KEPT_MS));
}
