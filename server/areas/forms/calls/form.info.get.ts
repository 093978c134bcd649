/** Answers a published form in the caller's language (D91). */
import { formInfoGet } from '#schemas/api/forms/form.info.get.ts';
import { presentForm, readForm } from '../rules/forms.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const formInfoGetHandler = handle(formInfoGet, async ({ input, shop, deps, locale }) => {
  const live = await readForm(deps, shop.appId, input.id);
  return live === undefined ? fail('not-found') : ok(presentForm(live, locale));
});
