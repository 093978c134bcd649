/** Lays the slides of a room: one that stays keeps its name, so that what the log says of it stays true (M241). */
import { randomBytes } from 'node:crypto';
import { liveSlidesSet } from '#schemas/api/live/live.slides.set.ts';
import type { Slide } from '#schemas/live/room.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

function named(urls: readonly string[], before: readonly Slide[]): Slide[] {
  const left = [...before];
  return urls.map((url) => {
    const at = left.findIndex((slide) => slide.url === url);
    const [kept] = at === -1 ? [] : left.splice(at, 1);
    return kept ?? { server_id: `s_${randomBytes(9).toString('base64url')}`, url };
  });
}

export const liveSlidesSetHandler = handle(liveSlidesSet, async ({ input, shop, deps, viewer }) => {
  const opened = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!opened.ok) return fail(opened.code);
  if (opened.role !== 'host') return fail('no-permission');
  const room = await deps.live.change(opened.key, ({ slides: before, page }) => {
    const slides = named(input.urls, before);
    return {
      slides,
      page: slides.some((slide) => slide.server_id === page) ? page : (slides[0]?.server_id ?? ''),
    };
  });
  if (room === undefined) return fail('not-found');
  return ok({ imgs: room.slides, current_preview_page: room.page });
});
