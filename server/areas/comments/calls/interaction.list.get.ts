/** Answers the posts of a class to who is of it (D89). */
import { interactionListGet } from '#schemas/api/comments/interaction.list.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { isOfClass } from '../may-write.ts';
import { presentPage, presentPost } from '../present-comments.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const interactionListGetHandler = handle(
  interactionListGet,
  async ({ input, shop, deps, viewer, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { resource_id: resourceId, tab = 'all', page = 1, page_size: pageSize = LIST_PAGE_SIZE } = input;
    const goods = await deps.catalogue.byId(shop.appId, resourceId);
    if (goods === undefined) return fail('not-found');
    if (!(await isOfClass(deps, shop, viewer, goods))) return fail('not-entitled');
    const which = { of: 'class', tab, userId: viewer.user.id } as const;
    const found = await deps.stores.comments.page(shop.appId, { resourceId, which, page, pageSize });
    return ok(presentPage(found, pageSize, (row) => presentPost(row, locale)));
  },
);
