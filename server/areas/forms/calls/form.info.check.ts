/** Answers whether this learner still has a form to answer (D91). */
import { formInfoCheck } from '#schemas/api/forms/form.info.check.ts';
import { readForm } from '../rules/forms.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const formInfoCheckHandler = handle(formInfoCheck, async ({ input, shop, viewer, deps }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const live = await readForm(deps, shop.appId, input.id);
  if (live === undefined) return fail('not-found');
  const isAnswered = await deps.stores.formAnswers.has(shop.appId, input.id, viewer.user.id);
  return ok({ need_form: isAnswered ? 0 : 1 });
});
