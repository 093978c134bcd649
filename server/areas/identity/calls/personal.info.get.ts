/** Answers the personal centre of who asks (M260, M261). */
import { personalInfoGet } from '#schemas/api/identity/personal.info.get.ts';
import { readPersonal } from '../rules/personal.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const personalInfoGetHandler = handle(personalInfoGet, async ({ deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const personal = await readPersonal(deps, viewer, locale);
  return personal === undefined ? fail('not-logged-in') : ok(personal);
});
