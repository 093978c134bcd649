/** Learners' own notes: nobody reads or changes another's. */
import { and, asc, count, eq } from 'drizzle-orm';
import { NOTES_MAX } from '#schemas/learning/note.ts';
import type { Database } from '#server/kernel/db/db.ts';
import { isStorable } from '#server/kernel/db/text.ts';
import { lessonNote } from '../tables/notes.ts';
import type { Learner } from './study.store.ts';

interface NewNote {
  id: string;
  resourceId: string;
  moment: number;
  words: string;
  updatedAt: number;
}

const isOf = ({ appId, userId }: Learner) => and(eq(lessonNote.appId, appId), eq(lessonNote.userId, userId));
const isThis = (learner: Learner, id: string) => and(isOf(learner), eq(lessonNote.id, id));
const FIELDS = {
  id: lessonNote.id,
  moment: lessonNote.moment,
  words: lessonNote.words,
  updatedAt: lessonNote.updatedAt,
};

export function createNoteStore(db: Database) {
  return {
    of: async (learner: Learner, resourceId: string) => {
      if (!isStorable(resourceId)) return [];
      return db
        .select(FIELDS)
        .from(lessonNote)
        .where(and(isOf(learner), eq(lessonNote.resourceId, resourceId)))
        .orderBy(asc(lessonNote.moment), asc(lessonNote.id))
        .limit(NOTES_MAX);
    },
    /** False where the lesson holds as many as it may. */
    add: (learner: Learner, note: NewNote): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select({ total: count() })
          .from(lessonNote)
          .where(and(isOf(learner), eq(lessonNote.resourceId, note.resourceId)));
        if ((row?.total ?? 0) >= NOTES_MAX) return false;
        await tx.insert(lessonNote).values({ ...learner, ...note });
        return true;
      }),
    /** False where it is none of theirs in this lesson. */
    change: async (learner: Learner, { id, resourceId, ...change }: NewNote): Promise<boolean> => {
      const rows = await db
        .update(lessonNote)
        .set(change)
        .where(and(isThis(learner, id), eq(lessonNote.resourceId, resourceId)))
        .returning({ id: lessonNote.id });
      return rows.length > 0;
    },
    remove: async (learner: Learner, id: string): Promise<boolean> => {
      const rows = await db.delete(lessonNote).where(isThis(learner, id)).returning({ id: lessonNote.id });
      return rows.length > 0;
    },
  };
}
export type NoteStore = ReturnType<typeof createNoteStore>;
