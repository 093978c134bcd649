/** Answers the calls of slides. */
import { liveCoursewareGet, liveSlidesSet, liveSlideTurn } from '#schemas/api/live/slides.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { shownTo } from '../media/rules/watching.ts';
import { visibleSlides } from '../rules/visible-slides.ts';
import { randomBytes } from 'node:crypto';
import type { Slide } from '#schemas/live/room.ts';

/** The slides of a room and the one shown, while there is something to see (M241, M250). */
export const liveCoursewareGetHandler = handle(liveCoursewareGet, async ({ input, shop, deps, viewer }) => {
  const visit = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!visit.ok) return fail(visit.code);
  const isOpen = shownTo(visit, deps.clock.now()) !== 'none';
  return ok({
    ...visibleSlides({ ...visit, isOpen }),
    courseware_image: visit.room.coursewareImage,
  });
});

function slidesOf(urls: readonly string[], before: readonly Slide[]): Slide[] {
  const left = [...before];
  return urls.map((url) => {
    const at = left.findIndex((slide) => slide.url === url);
    const [match] = at === -1 ? [] : left.splice(at, 1);
    return match ?? { server_id: `s_${randomBytes(9).toString('base64url')}`, url };
  });
}

/** Lays the slides of a room: one that stays keeps its name, so that what the log says of it stays true (M241). */
export const liveSlidesSetHandler = handle(liveSlidesSet, async ({ input, shop, deps, viewer }) => {
  const visit = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!visit.ok) return fail(visit.code);
  if (visit.role !== 'host') return fail('no-permission');
  const room = await deps.live.change(visit.key, ({ slides: before, page }) => {
    const slides = slidesOf(input.urls, before);
    return {
      slides,
      page: slides.some((slide) => slide.server_id === page) ? page : (slides[0]?.server_id ?? ''),
    };
  });
  if (room === undefined) return fail('not-found');
  return ok({ imgs: room.slides, current_preview_page: room.page });
});

/** Turns to a slide: what is shown now, and an event of the log, as one (M241, ADR-360). */
export const liveSlideTurnHandler = handle(liveSlideTurn, async ({ input, shop, deps, viewer }) => {
  const visit = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!visit.ok) return fail(visit.code);
  if (visit.role !== 'host') return fail('no-permission');
  const page = input.server_id;
  const { slides } = visit.room;
  const place = slides.findIndex((slide) => slide.server_id === page);
  if (place === -1) return fail('not-found');
  const data = { server_id: page, page: place + 1 };
  const event = await deps.live.append(visit.key, {
    event: { kind: 'slide', content: '', role: 'host', data },
    change: { page },
  });
  return event === undefined ? fail('not-found') : ok({ current_preview_page: page, offset: event.offset });
});
