/** Answers the calls of forms. */
import { formInfoGet, formInfoCheck, formInfoSave, formCompanySearch } from '#schemas/api/forms/forms.ts';
import { presentForm, readForm, saveAnswers } from '../rules/forms.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { askerOf } from '#server/areas/identity/area.ts';

/** Answers a published form in the caller's language (D91). */
export const formInfoGetHandler = handle(formInfoGet, async ({ input, shop, deps, locale }) => {
  const live = await readForm(deps, shop.appId, input.id);
  return live === undefined ? fail('not-found') : ok(presentForm(live, locale));
});

/** Answers whether this learner still has a form to answer (D91). */
export const formInfoCheckHandler = handle(formInfoCheck, async ({ input, shop, viewer, deps }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const live = await readForm(deps, shop.appId, input.id);
  if (live === undefined) return fail('not-found');
  const isAnswered = await deps.stores.formAnswers.has(shop.appId, input.id, viewer.user.id);
  return ok({ need_form: isAnswered ? 0 : 1 });
});

/** Keeps answers to a form, or says which of them break which rule (D91). */
export const formInfoSaveHandler = handle(formInfoSave, async (context) => {
  const { input, shop, viewer, deps, browser } = context;
  const { id: formId, answers, key } = input;
  const refusedAsMachine = async () => {
    const { captchas } = deps.identity;
    const asker = askerOf(context);
    const admission = await captchas.admit(asker, input, ['form']);
    if (admission.ok) return undefined;
    await captchas.demand({ appId: shop.appId, browser: asker.browser, purpose: 'form' });
    return admission.code;
  };
  const request = {
    formId,
    answers,
    viewer,
    browser,
    refusedAsMachine,
    ...(key === undefined ? {} : { key }),
  };
  const result = await saveAnswers(deps, shop.appId, request);
  if (result.ok) return ok({ saved: 1 as const });
  return result.reason === 'answers-invalid'
    ? fail('answers-invalid', { fields: result.faults })
    : fail(result.reason);
});

const SHOWN = 10;
const LOOKED_AT = 40;
const LEAST = 2;
/** So many learners must have named a company before a stranger hears of it: one of fewer might tell who learns here. */
const NAMED_BY = 3;
/** A phone or an address somebody wrote in place of a company is told to nobody. */
const PERSONAL = /@|\d(?:[\s-]?\d){5}/;

/** Answers names of companies that learners of this shop gave, and nothing of who gave them (M228, D91). */
export const formCompanySearchHandler = handle(formCompanySearch, async ({ input, shop, deps, viewer }) => {
  const text = input.text.trim();
  if (text.length < LEAST) return ok({ list: [] });
  const namedBy = viewer === undefined ? NAMED_BY : 1;
  const companies = await deps.identity.accounts.companies(shop.appId, { text, namedBy, limit: LOOKED_AT });
  return ok({ list: companies.filter((name) => !PERSONAL.test(name)).slice(0, SHOWN) });
});
