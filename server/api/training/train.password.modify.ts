/** Changes the password of a training account by the present one (D24, M229). */
import { trainPasswordModify } from '#schemas/api/training/train.password.modify.ts';
import { changePassword, refuseOld } from '#server/domain/identity/own-password.ts';
import { fail, handle, ok } from '../define-handler.ts';
import { tellOwner } from '../tell-owner.ts';

export const trainPasswordModifyHandler = handle(trainPasswordModify, async (context) => {
  const { input, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const refusal = await changePassword(deps, viewer, input, () =>
    refuseOld(deps, viewer.user, input.old_password),
  );
  if (refusal !== undefined) return fail(refusal);
  await tellOwner(context, viewer.user, 'password-changed');
  return ok({});
});
