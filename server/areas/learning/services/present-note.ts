/** A note as its learner reads it. */
import type { Note } from '#schemas/learning/note.ts';
import { secondsOf } from '#schemas/time.ts';

export function presentNote(row: { id: string; moment: number; words: string; updatedAt: number }): Note {
  return { id: row.id, at: row.moment, text: row.words, updated_ts: secondsOf(row.updatedAt) };
}
