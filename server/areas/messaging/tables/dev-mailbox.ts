/** Table of what the built-in SMS and e-mail providers would have sent; only where DEMO=1 on a loopback address. */
import { bigserial, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time, appId } from '#server/kernel/db/columns.ts';

export const devMessage = pgTable(
  'outbox_message',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    appId: appId(),
    recipient: text('recipient').notNull(),
    channel: text('channel').$type<'sms' | 'email'>().notNull(),
    purpose: text('purpose').notNull(),
    code: text('code').notNull(),
    text: text('text').notNull(),
    /** Of a message that may be handed over twice; it is kept once. */
    messageId: text('message_id'),
    at: time('at').notNull(),
  },
  (table) => [
    index('outbox_message_at').on(table.at),
    uniqueIndex('outbox_message_id').on(table.appId, table.messageId),
  ],
);
