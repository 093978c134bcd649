/** Answers names of companies that learners of this shop gave, and nothing of who gave them (M228, D91). */
import { formCompanySearch } from '#schemas/api/forms/form.company.search.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

const SHOWN = 10;
const LOOKED_AT = 40;
const LEAST = 2;
/** So many learners must have named a company before a stranger hears of it: one of fewer might tell who learns here. */
const NAMED_BY = 3;
/** A phone or an address somebody wrote in place of a company is told to nobody. */
const PERSONAL = /@|\d(?:[\s-]?\d){5}/;

export const formCompanySearchHandler = handle(formCompanySearch, async ({ input, shop, deps, viewer }) => {
  const text = input.text.trim();
  if (text.length < LEAST) return ok({ list: [] });
  const namedBy = viewer === undefined ? NAMED_BY : 1;
  const found = await deps.identity.accounts.companies(shop.appId, { text, namedBy, limit: LOOKED_AT });
  return ok({ list: found.filter((name) => !PERSONAL.test(name)).slice(0, SHOWN) });
});
