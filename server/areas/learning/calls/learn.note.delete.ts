/** Deletes a note of the learner of the session. */
import { learnNoteDelete } from '#schemas/api/learning/learn.note.delete.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const learnNoteDeleteHandler = handle(learnNoteDelete, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const learner = { appId: shop.appId, userId: viewer.user.id };
  return (await deps.stores.notes.remove(learner, input.id)) ? ok({ id: input.id }) : fail('not-found');
});
