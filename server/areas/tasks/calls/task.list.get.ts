/** Answers the tasks of the learner of the session. */
import { taskListGet } from '#schemas/api/tasks/task.list.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentRow } from '../rules/present-task.ts';

export const taskListGetHandler = handle(taskListGet, async ({ input, shop, viewer, deps, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { state, page = 1, page_size: limit = LIST_PAGE_SIZE } = input;
  const whose = { appId: shop.appId, userId: viewer.user.id, now: deps.clock.now() };
  const { rows, total, counts } = await deps.stores.tasks.list(whose, {
    state,
    offset: (page - 1) * limit,
    limit,
  });
  return ok({
    list: await Promise.all(rows.map((row) => presentRow(deps, row, locale))),
    total,
    counts,
    page,
    page_size: limit,
    has_more: page * limit < total,
  });
});
