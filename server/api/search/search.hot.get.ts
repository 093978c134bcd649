/** Answers the hot search words (M223, D92). */
import { searchHotGet } from '#schemas/api/search/search.hot.get.ts';
import { handle, ok } from '../define-handler.ts';

export const searchHotGetHandler = handle(searchHotGet, async ({ shop, deps }) =>
  ok((await deps.boots.read(shop)).boot.hot_words.map((word) => ({ word }))),
);
