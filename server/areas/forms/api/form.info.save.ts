/** Keeps answers to a form, or says which of them break which rule (D91). */
import { formInfoSave } from '#schemas/api/form/form.info.save.ts';
import { saveAnswers } from '../rules/forms.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const formInfoSaveHandler = handle(formInfoSave, async ({ input, shop, viewer, deps, browser }) => {
  const { id: formId, answers, key } = input;
  const asked = { formId, answers, viewer, browser, ...(key === undefined ? {} : { key }) };
  const saved = await saveAnswers(deps, shop.appId, asked);
  if (saved.ok) return ok({ saved: 1 as const });
  return saved.reason === 'answers-invalid'
    ? fail('answers-invalid', { fields: saved.faults })
    : fail(saved.reason);
});
