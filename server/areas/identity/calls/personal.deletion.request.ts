/** Asks for the account of who asks to be deleted, or takes the request back (D90). */
import { personalDeletionRequest } from '#schemas/api/identity/personal.deletion.request.ts';
import { secondsUpTo } from '#schemas/time.ts';
import { askDeletion } from '../rules/account-deletion.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { tellerOf } from '../tell-owner.ts';

export const personalDeletionRequestHandler = handle(personalDeletionRequest, async (context) => {
  const { input, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const tell = await tellerOf(context, viewer.user.id);
  const asked = await askDeletion(deps, viewer, input.on === 1);
  if (!asked.ok) return fail(asked.code);
  const { deleteAt = 0, isNew } = asked;
  if (isNew) tell('deletion-asked');
  return ok({ delete_at: secondsUpTo(deleteAt) });
});
