/** Answers the calls of notes. */
import { learnNoteGet, learnNoteSet, learnNoteDelete } from '#schemas/api/learning/notes.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentNote } from '../services/present-note.ts';
import { tidy } from '#schemas/text/tidy.ts';
import { randomId } from '#server/kernel/db/random-id.ts';
import { readLesson } from '../services/read-lesson.ts';

/** The notes the learner of the session wrote in a lesson. */
export const learnNoteGetHandler = handle(learnNoteGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const learner = { appId: shop.appId, userId: viewer.user.id };
  const rows = await deps.stores.notes.of(learner, input.resource_id);
  return ok({ list: rows.map(presentNote) });
});

/** Writes a note of the learner of the session, where they may study (R32); with an id, one of theirs anew. */
export const learnNoteSetHandler = handle(learnNoteSet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const words = tidy(input.text, true);
  if (words === '') return fail('bad-parameters', { fields: [{ field: '/text', rule: 'minLength' }] });
  const result = await readLesson(deps, { shop, viewer }, input);
  if (!result.ok) return fail(result.code);
  const learner = { appId: shop.appId, userId: viewer.user.id };
  const note = {
    id: input.id ?? randomId('nt'),
    resourceId: result.lesson.resourceId,
    moment: input.at,
    words,
    updatedAt: deps.clock.now(),
  };
  const { notes } = deps.stores;
  if (input.id !== undefined)
    return (await notes.change(learner, note)) ? ok(presentNote(note)) : fail('not-found');
  return (await notes.add(learner, note)) ? ok(presentNote(note)) : fail('state-conflict');
});

/** Deletes a note of the learner of the session. */
export const learnNoteDeleteHandler = handle(learnNoteDelete, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const learner = { appId: shop.appId, userId: viewer.user.id };
  return (await deps.stores.notes.remove(learner, input.id)) ? ok({ id: input.id }) : fail('not-found');
});
