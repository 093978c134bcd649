/** Answers what the learner of the session is to study, with how far they are. */
import { taskStudyGet } from '#schemas/api/tasks/task.study.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { countStudies, readStudies } from '../rules/studies.ts';

export const taskStudyGetHandler = handle(taskStudyGet, async ({ input, shop, viewer, deps, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { state, page = 1, page_size: limit = LIST_PAGE_SIZE } = input;
  const whose = { appId: shop.appId, userId: viewer.user.id, now: deps.clock.now() };
  const all = await readStudies(deps, whose, locale);
  const wanted = state === undefined ? all : all.filter((one) => one.state === state);
  const from = (page - 1) * limit;
  return ok({
    list: wanted.slice(from, from + limit),
    total: wanted.length,
    ...countStudies(all, whose.now),
    page,
    page_size: limit,
    has_more: page * limit < wanted.length,
  });
});
