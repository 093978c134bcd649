/** Changes what a person says of themself, and answers how it stands (D90, M184). */
import { authUpdateUserInfo } from '#schemas/api/identity/auth.update_user_info.ts';
import { changePersonal, readPersonal } from '../rules/personal.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const authUpdateUserInfoHandler = handle(authUpdateUserInfo, async (context) => {
  const { input, deps, viewer, locale } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const changed = await changePersonal(deps, viewer, input);
  if (!changed.ok)
    return changed.code === 'answers-invalid'
      ? fail('answers-invalid', { fields: changed.faults })
      : fail(changed.code);
  const personal = await readPersonal(deps, viewer, locale);
  return personal === undefined ? fail('not-found') : ok(personal);
});
