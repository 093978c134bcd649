/** What the built-in SMS and e-mail providers would have sent. */
import { desc, lte } from 'drizzle-orm';
import type { Clock } from '#server/kernel/clock.ts';
import { DAY_MS } from '#schemas/time.ts';
import type { DevMailboxStore } from '../providers/message-providers.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { devMessage } from '../tables/dev-mailbox.ts';

const KEPT_MS = DAY_MS;

export function createDevMailboxStore(db: Database, clock: Clock): DevMailboxStore {
  return {
    add: async (appId, { to, id, ...message }) => {
      await db
        .insert(devMessage)
        .values({ ...message, appId, messageId: id, recipient: to, at: clock.now() })
        .onConflictDoNothing();
    },
    list: (limit) =>
      db
        .select({
          to: devMessage.recipient,
          channel: devMessage.channel,
          purpose: devMessage.purpose,
          code: devMessage.code,
          text: devMessage.text,
          at: devMessage.at,
        })
        .from(devMessage)
        .orderBy(desc(devMessage.seq))
        .limit(limit),
  };
}

/** Removes messages of yesterday. */
export async function removeOldMessages(db: Database, now: number): Promise<void> {
  await db.delete(devMessage).where(lte(devMessage.at, now - KEPT_MS));
}
