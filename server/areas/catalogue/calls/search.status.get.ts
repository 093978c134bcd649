/** Answers whether and where the shop can be searched (M82, M224). */
import { searchStatusGet } from '#schemas/api/catalogue/search.status.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const searchStatusGetHandler = handle(searchStatusGet, async ({ shop, deps }) => {
  const { boot } = await deps.pages.boots.read(shop);
  const { searchScope, hotSearch } = shop.capabilities;
  return ok({
    is_show_search: boot.navbar.basic.is_show_search === 1 ? 1 : 0,
    scope: searchScope,
    is_show_hot: hotSearch ? 1 : 0,
  });
});
