/** Turns to a slide: what is shown now, and an event of the log, as one (M241, decision 360). */
import { liveSlideTurn } from '#schemas/api/live/live.slide.turn.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const liveSlideTurnHandler = handle(liveSlideTurn, async ({ input, shop, deps, viewer }) => {
  const opened = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!opened.ok) return fail(opened.code);
  if (opened.role !== 'host') return fail('no-permission');
  const page = input.server_id;
  const { slides } = opened.room;
  const place = slides.findIndex((slide) => slide.server_id === page);
  if (place === -1) return fail('not-found');
  const data = { server_id: page, page: place + 1 };
  const event = await deps.live.append(opened.key, {
    event: { kind: 'slide', content: '', role: 'host', data },
    change: { page },
  });
  return event === undefined ? fail('not-found') : ok({ current_preview_page: page, offset: event.offset });
});
