/** Changes the password of a training account by the present one (D24, M229). */
import { trainPasswordModify } from '#schemas/api/identity/train.password.modify.ts';
import { changePassword, proveByOld } from '../rules/own-password.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { tellerOf } from '../tell-owner.ts';

export const trainPasswordModifyHandler = handle(trainPasswordModify, async (context) => {
  const { input, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const tell = await tellerOf(context, viewer.user.id);
  const refusal = await changePassword(deps, viewer, input, () =>
    proveByOld(deps, viewer.user, input.old_password),
  );
  if (refusal !== undefined) return fail(refusal);
  tell('password-changed');
  return ok({});
});
