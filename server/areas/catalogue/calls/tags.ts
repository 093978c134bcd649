/** Answers the calls of tags. */
import { tagResourcesGet } from '#schemas/api/catalogue/tags.ts';
import { ALL_TAG } from '#schemas/content/listing.ts';
import { readText } from '#schemas/page/text.ts';
import { cardFacts, presentCards } from '../rules/goods.ts';
import { listingOf } from '../rules/listing.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

/** Answers the goods of a tag, or of a block's own source (M20, D22). */
export const tagResourcesGetHandler = handle(tagResourcesGet, async ({ input, shop, deps, locale }) => {
  const { listings } = deps.stores;
  const { tag_id: tagId, component_id: componentId } = input;
  const block =
    componentId === undefined ? undefined : await deps.pages.components.find(shop.appId, componentId, tagId);
  const listing = listingOf(input, block?.query);
  const [found, tags, known] = await Promise.all([
    listings.page(shop.appId, listing),
    listings.tags(shop.appId),
    tagId === ALL_TAG ? true : listings.hasTag(shop.appId, tagId),
  ]);
  const named = tags.map(({ id, title }) => ({ id, title: readText(title, locale) || id }));
  const title = named.find(({ id }) => id === tagId)?.title ?? (known && tagId !== ALL_TAG ? tagId : '');
  return ok({
    list: await presentCards(deps.stores, cardFacts(shop.appId, locale, deps.clock), found.rows),
    total: found.total,
    page: found.page,
    page_size: listing.pageSize,
    has_more: found.page * listing.pageSize < found.total,
    tag: { id: tagId, title, known },
    ...(block === undefined || componentId === undefined
      ? {}
      : { component: { id: componentId, title: readText(block.title, locale) } }),
    types: found.types,
    tags: named,
  });
});
