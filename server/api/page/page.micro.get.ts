/** Answers a published page ready to draw, with the data of its nodes (D35, M219). */
import { pageMicroGet } from '#schemas/api/page/page.micro.get.ts';
import { handle, ok, fail } from '../define-handler.ts';

export const pageMicroGetHandler = handle(pageMicroGet, async ({ input, shop, deps, locale, call }) => {
  const reading = await deps.pages.read({ shop, pageId: input.page_id, locale, call });
  return reading === undefined ? fail('not-found') : ok(reading);
});
