/** Messages to people, each known by what it tells of. */
import { and, eq, isNull, lte } from 'drizzle-orm';
import { DAY_MS } from '#schemas/time.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { personMessage } from '../tables/person-messages.ts';

/** Longer than anything is told of again. */
const KEPT_MS = 90 * DAY_MS;

export type PersonMessageRow = typeof personMessage.$inferSelect;
export type NewPersonMessage = Omit<PersonMessageRow, 'createdAt' | 'begunAt' | 'doneAt'>;
export type PersonMessageStore = ReturnType<typeof createPersonMessageStore>;

type Key = Pick<PersonMessageRow, 'appId' | 'id'>;
const isMessage = ({ appId, id }: Key) => and(eq(personMessage.appId, appId), eq(personMessage.id, id));

export function createPersonMessageStore(db: Database) {
  return {
    /** `then` runs in the transaction that adds it; false where it was there before, and then nothing runs. */
    add: (
      row: NewPersonMessage,
      createdAt: number,
      then: (tx: Database) => Promise<unknown>,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const rows = await tx
          .insert(personMessage)
          .values({ ...row, createdAt })
          .onConflictDoNothing()
          .returning({ id: personMessage.id });
        if (rows.length > 0) await then(tx);
        return rows.length > 0;
      }),
    byId: async (key: Key): Promise<PersonMessageRow | undefined> => {
      const [row] = await db.select().from(personMessage).where(isMessage(key));
      return row;
    },
    /** Marks it as handed to a provider, or, with null, as refused by it. */
    begin: async (key: Key, begunAt: number | null) => {
      await db
        .update(personMessage)
        .set({ begunAt })
        .where(and(isMessage(key), isNull(personMessage.doneAt)));
    },
    finish: async (key: Key, doneAt: number) => {
      await db.update(personMessage).set({ doneAt }).where(isMessage(key));
    },
  };
}

/** Removes messages nothing can ask for again. */
export async function removeOldPersonMessages(db: Database, now: number): Promise<void> {
  await db.delete(personMessage).where(lte(personMessage.createdAt, now - KEPT_MS));
}
