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
  const [listingPage, tags, isKnown] = await Promise.all([
    listings.page(shop.appId, listing),
    listings.tags(shop.appId),
    tagId === ALL_TAG ? true : listings.hasTag(shop.appId, tagId),
  ]);
  const titles = tags.map(({ id, title }) => ({ id, title: readText(title, locale) || id }));
  const title = titles.find(({ id }) => id === tagId)?.title ?? (isKnown && tagId !== ALL_TAG ? tagId : '');
  return ok({
    list: await presentCards(deps.stores, cardFacts(shop.appId, locale, deps.clock), listingPage.rows),
    total: listingPage.total,
    page: listingPage.page,
    page_size: listing.pageSize,
    has_more: listingPage.page * listing.pageSize < listingPage.total,
    tag: { id: tagId, title, known: isKnown },
    ...(block === undefined || componentId === undefined
      ? {}
      : { component: { id: componentId, title: readText(block.title, locale) } }),
    types: listingPage.types,
    tags: titles,
  });
});
