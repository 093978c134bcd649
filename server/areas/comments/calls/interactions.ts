/** Answers the calls of interactions. */
import {
  interactionTabsGet,
  interactionListGet,
  interactionEssenceSet,
} from '#schemas/api/comments/interactions.ts';
import { INTERACTION_TABS } from '#schemas/content/comment.ts';
import { isModerator, isOfClass } from '../services/may-write.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { presentPage, presentPost } from '../services/present-comments.ts';

/** Answers the tabs of a class's talk with how much each holds (D89). */
export const interactionTabsGetHandler = handle(interactionTabsGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { appId, capabilities } = shop;
  const { id: userId } = viewer.user;
  const goods = await deps.catalogue.byId(appId, input.resource_id);
  if (goods === undefined) return fail('not-found');
  if (!(await isOfClass(deps, shop, viewer, goods))) return fail('not-entitled');
  const totalOf = async (tab: (typeof INTERACTION_TABS)[number]) => {
    const which = { of: 'class', tab, userId } as const;
    const ask = { resourceId: goods.id, which, page: 1, pageSize: 1 };
    return (await deps.stores.comments.page(appId, ask)).total;
  };
  const tabs = INTERACTION_TABS.map(async (key) => ({ key, total: await totalOf(key) }));
  return ok({ tabs: await Promise.all(tabs), is_moderator: isModerator(viewer, capabilities) });
});

/** Answers the posts of a class to who is of it (D89). */
export const interactionListGetHandler = handle(
  interactionListGet,
  async ({ input, shop, deps, viewer, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { resource_id: resourceId, tab = 'all', page = 1, page_size: pageSize = LIST_PAGE_SIZE } = input;
    const goods = await deps.catalogue.byId(shop.appId, resourceId);
    if (goods === undefined) return fail('not-found');
    if (!(await isOfClass(deps, shop, viewer, goods))) return fail('not-entitled');
    const which = { of: 'class', tab, userId: viewer.user.id } as const;
    const listing = await deps.stores.comments.page(shop.appId, { resourceId, which, page, pageSize });
    return ok(presentPage(listing, pageSize, (row) => presentPost(row, locale)));
  },
);

/** Marks a post of a class as essence for a moderator (D89). */
export const interactionEssenceSetHandler = handle(
  interactionEssenceSet,
  async ({ input, shop, deps, viewer }) => {
    if (viewer === undefined) return fail('not-logged-in');
    if (!isModerator(viewer, shop.capabilities)) return fail('not-found');
    const isEssence = input.on === 1;
    const goodsId = await deps.stores.comments.choose(shop.appId, input.id, isEssence);
    return goodsId === undefined ? fail('not-found') : ok({ id: input.id, is_essence: isEssence });
  },
);
