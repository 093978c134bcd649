/** Everything the learner of the session may study now, with how far they are (D23). */
import { learnCoursesGet } from '#schemas/api/learning/learn.courses.get.ts';
import { LIST_PAGE_SIZE } from '#schemas/constants.ts';
import { readSuperVip } from '#server/areas/access/area.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentCourse } from '../present-course.ts';

export const learnCoursesGetHandler = handle(
  learnCoursesGet,
  async ({ input, shop: { appId }, deps, viewer, locale }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { tab = 'all', page = 1, page_size: limit = LIST_PAGE_SIZE } = input;
    const { user } = viewer;
    const isSvip = (await readSuperVip(deps, appId, user)) !== undefined;
    const asked = { appId, userId: user.id, isSvip, tab, now: deps.clock.now() };
    const { ids, total } = await deps.stores.courses.list(asked, { offset: (page - 1) * limit, limit });
    const found = await Promise.all(ids.map((id) => presentCourse(deps, { appId, viewer, locale }, id)));
    return ok({
      list: found.flatMap((one) => one ?? []),
      total,
      page,
      page_size: limit,
      has_more: page * limit < total,
    });
  },
);
