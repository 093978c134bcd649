/** Answers the tabs of a class's talk with how much each holds (D89). */
import { interactionTabsGet } from '#schemas/api/comments/interaction.tabs.get.ts';
import { INTERACTION_TABS } from '#schemas/content/comment.ts';
import { isModerator, isOfClass } from '../may-write.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

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
