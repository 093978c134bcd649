/** Answers what the page of a good shows beside it, as one list (M224). */
import { goodsAboutGet } from '#schemas/api/catalogue/goods.about.get.ts';
import { goodsPageGet } from '#schemas/api/catalogue/goods.page.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const goodsAboutGetHandler = handle(goodsAboutGet, async ({ input, call }) => {
  const page = await call(goodsPageGet, input);
  if (page.ok) return ok({ list: [...page.data.parents, ...page.data.related] });
  return fail(page.code === 'delisted' ? 'delisted' : 'not-found');
});
