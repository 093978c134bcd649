/** The notes the learner of the session wrote in a lesson. */
import { learnNoteGet } from '#schemas/api/learning/learn.note.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentNote } from '../present-note.ts';

export const learnNoteGetHandler = handle(learnNoteGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const learner = { appId: shop.appId, userId: viewer.user.id };
  const rows = await deps.stores.notes.of(learner, input.resource_id);
  return ok({ list: rows.map(presentNote) });
});
