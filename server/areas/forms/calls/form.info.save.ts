/** Keeps answers to a form, or says which of them break which rule (D91). */
import { formInfoSave } from '#schemas/api/forms/form.info.save.ts';
import { saveAnswers } from '../rules/forms.ts';
import { askerOf } from '#server/areas/identity/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const formInfoSaveHandler = handle(formInfoSave, async (context) => {
  const { input, shop, viewer, deps, browser } = context;
  const { id: formId, answers, key } = input;
  const refusedAsMachine = async () => {
    const { captchas } = deps.identity;
    const asker = askerOf(context);
    const admitted = await captchas.admit(asker, input, ['form']);
    if (admitted.ok) return undefined;
    await captchas.demand({ appId: shop.appId, browser: asker.browser, purpose: 'form' });
    return admitted.code;
  };
  const asked = { formId, answers, viewer, browser, refusedAsMachine, ...(key === undefined ? {} : { key }) };
  const saved = await saveAnswers(deps, shop.appId, asked);
  if (saved.ok) return ok({ saved: 1 as const });
  return saved.reason === 'answers-invalid'
    ? fail('answers-invalid', { fields: saved.faults })
    : fail(saved.reason);
});
