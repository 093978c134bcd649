/** Work that outlives the process it was asked of (ADR-214). */
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, time } from '#server/kernel/db/columns.ts';

export const job = pgTable(
  'job',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind').notNull(),
    /** Of one kind and key one job waits or runs at a time. */
    key: text('key'),
    /** Jobs of one lane are run one after the other, in the order of their ids. */
    lane: text('lane'),
    data: json<unknown>('data').notNull(),
    runAt: time('run_at').notNull(),
    /** Asked for without a moment of its own: `runAt` is when that was, by the clock of then. */
    atOnce: boolean('at_once').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    maxTries: integer('max_tries').notNull(),
    /** The end of the lease of the node that runs it; also what this node knows its lease by. */
    lockedUntil: time('locked_until'),
    doneAt: time('done_at'),
    /** When its last try failed. */
    failedAt: time('failed_at'),
    /** What the newest try failed with. */
    error: text('error'),
  },
  (table) => {
    const isOpen = sql`${table.doneAt} is null and ${table.failedAt} is null`;
    return [
      uniqueIndex('job_key').on(table.kind, table.key).where(isOpen),
      index('job_due').on(table.runAt, table.id).where(isOpen),
      index('job_lane')
        .on(table.lane, table.id)
        .where(sql`${table.doneAt} is null`),
      index('job_failed').on(table.failedAt),
      index('job_done').on(table.doneAt),
    ];
  },
);
