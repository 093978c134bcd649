/** Answers an outline as the person asking sees it (D67). */
import { goodsDirectoryGet } from '#schemas/api/catalogue/goods.directory.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { secondsOf } from '#schemas/time.ts';
import { readAccess } from '#server/areas/access/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentDirectoryNode } from '../rules/directory.ts';
import { progressOf } from '../rules/learn.ts';
import { lessonsIn, pageOfOutline } from '../rules/outline.ts';
import { readOwnOutline } from '../rules/own-outline.ts';

export const goodsDirectoryGetHandler = handle(
  goodsDirectoryGet,
  async ({ input, shop, deps, viewer, locale }) => {
    const { appId } = shop;
    const {
      goods_id: id,
      parent_id: parentId = '',
      page: wished = 1,
      page_size: pageSize = LIST_PAGE_SIZE,
    } = input;
    const goods = await deps.stores.goods.byId(appId, id);
    if (goods === undefined) return fail('not-found');
    const access = await readAccess(deps, appId, { viewer, goods });
    if (goods.state === 'off' && !access.can_study) return fail('delisted');
    const { outline, accessTo } = await readOwnOutline(deps, { appId, viewer }, { courseId: id, access });
    const { rows, total, page, hasMore } = pageOfOutline(outline, { parentId, page: wished, pageSize });
    const lessons = lessonsIn(outline).map(({ resourceId }) => resourceId);
    const known = await progressOf(deps.stores, appId, viewer?.user.id, lessons);
    const facts = { accessTo, known, locale, now: secondsOf(deps.clock.now()) };
    return ok({
      list: rows.map((row) => presentDirectoryNode(row, outline, facts)),
      total,
      page,
      page_size: pageSize,
      has_more: hasMore,
    });
  },
);
