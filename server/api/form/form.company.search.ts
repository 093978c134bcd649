/** Answers names of companies that learners of this shop gave, and nothing of who gave them (M228, D91). */
import { formCompanySearch } from '#schemas/api/form/form.company.search.ts';
import { handle, ok } from '../define-handler.ts';

const SHOWN = 10;
const LOOKED_AT = 40;
const LEAST = 2;
/** A phone or an address somebody wrote in place of a company is told to nobody. */
const PERSONAL = /@|\d(?:[\s-]?\d){5}/;

export const formCompanySearchHandler = handle(formCompanySearch, async ({ input, shop, deps }) => {
  const text = input.text.trim();
  if (text.length < LEAST) return ok({ list: [] });
  const found = await deps.stores.accounts.companies(shop.appId, text, LOOKED_AT);
  return ok({ list: found.filter((name) => !PERSONAL.test(name)).slice(0, SHOWN) });
});
