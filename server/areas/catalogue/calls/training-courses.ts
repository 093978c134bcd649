/** Answers the calls of training courses. */
import { trainMoreCoursesGet } from '#schemas/api/catalogue/training-courses.ts';
import { ALL_TAG } from '#schemas/content/listing.ts';
import { cardFacts, presentCards } from '../rules/goods.ts';
import { listingOf } from '../rules/listing.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

/** Answers what else a training shop offers to learn (M229). */
export const trainMoreCoursesGetHandler = handle(
  trainMoreCoursesGet,
  async ({ input, shop, deps, locale }) => {
    if (!shop.capabilities.myCourses) return fail('not-found');
    const listing = listingOf({ ...input, tag_id: ALL_TAG, sort: 'new' }, undefined);
    const { rows, total, page } = await deps.stores.listings.page(shop.appId, listing);
    return ok({
      list: await presentCards(deps.stores, cardFacts(shop.appId, locale, deps.clock), rows),
      total,
      page,
      page_size: listing.pageSize,
      has_more: page * listing.pageSize < total,
    });
  },
);
