/** Writes a note of the learner of the session, where they may study (R32); with an id, one of theirs anew. */
import { learnNoteSet } from '#schemas/api/learning/learn.note.set.ts';
import { tidy } from '#schemas/text/tidy.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentNote } from '../present-note.ts';
import { readLesson } from '../read-lesson.ts';

export const learnNoteSetHandler = handle(learnNoteSet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const words = tidy(input.text, true);
  if (words === '') return fail('bad-parameters', { fields: [{ field: '/text', rule: 'minLength' }] });
  const found = await readLesson(deps, { shop, viewer }, input);
  if (!found.ok) return fail(found.code);
  const learner = { appId: shop.appId, userId: viewer.user.id };
  const note = {
    id: input.id ?? randomId('nt'),
    resourceId: found.lesson.resourceId,
    moment: input.at,
    words,
    updatedAt: deps.clock.now(),
  };
  const { notes } = deps.stores;
  if (input.id !== undefined)
    return (await notes.change(learner, note)) ? ok(presentNote(note)) : fail('not-found');
  return (await notes.add(learner, note)) ? ok(presentNote(note)) : fail('state-conflict');
});
