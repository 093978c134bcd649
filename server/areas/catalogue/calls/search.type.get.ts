/** Answers the content types among what a text finds (M224, D92). */
import { searchTypeGet } from '#schemas/api/catalogue/search.type.get.ts';
import { searchTypes } from '../rules/search.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const searchTypeGetHandler = handle(searchTypeGet, async ({ input, shop, deps }) =>
  ok(await searchTypes(deps.stores, shop.appId, input.content, await deps.pages.searchSettings(shop.appId))),
);
