/** The slides of a room and the one shown, while there is something to see (M241, M250). */
import { liveCoursewareGet } from '#schemas/api/live/live.courseware.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { shownTo } from '../media/rules/watching.ts';
import { visibleSlides } from '../rules/visible-slides.ts';

export const liveCoursewareGetHandler = handle(liveCoursewareGet, async ({ input, shop, deps, viewer }) => {
  const opened = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!opened.ok) return fail(opened.code);
  const isOpen = shownTo(opened, deps.clock.now()) !== 'none';
  return ok({
    ...visibleSlides({ ...opened, isOpen }),
    courseware_image: opened.room.coursewareImage,
  });
});
