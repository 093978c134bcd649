/** Answers the calls of pages. */
import { pageMicroGet } from '#schemas/api/pages/pages.ts';
import { handle, ok, fail } from '#server/kernel/http/define-handler.ts';

/** Answers a published page ready to draw, with the data of its nodes (D35, M219). */
export const pageMicroGetHandler = handle(pageMicroGet, async ({ input, shop, deps, locale, call }) => {
  const reading = await deps.pages.reader.read({ shop, pageId: input.page_id, locale, call });
  // The home of a zone stands behind the zone's gate alone (D38).
  return reading === undefined || reading.page.kind === 'zone' ? fail('not-found') : ok(reading);
});
