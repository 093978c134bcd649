/** Answers the hot search words (M223, D92). */
import { searchHotGet } from '#schemas/api/catalogue/search.hot.get.ts';
import { readHotWords } from '#schemas/search/hot-words.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const searchHotGetHandler = handle(searchHotGet, async ({ shop, deps, locale }) => {
  const { boot } = await deps.pages.boots.read(shop);
  return ok(readHotWords(boot.hot_words, locale).map((word) => ({ word })));
});
