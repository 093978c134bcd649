/** What happened in a stretch of a recording (D97). */
import { liveEventsGet } from '#schemas/api/live/live.events.get.ts';
import { EVENTS_PAGE_MAX, EVENTS_SPAN_MS } from '#schemas/live/event.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentEvent } from '../rules/present-event.ts';

export const liveEventsGetHandler = handle(liveEventsGet, async ({ input, shop, deps, viewer }) => {
  const key = { appId: shop.appId, aliveId: input.alive_id };
  const pass = await deps.live.passOf(key, viewer);
  if (!pass.ok) return fail(pass.code);
  const { from_ms: from, to_ms, after_offset: after = 0 } = input;
  const to = Math.min(to_ms, from + EVENTS_SPAN_MS);
  const rows = await deps.stores.liveRooms.eventsBetween(key, { from, to, after, limit: EVENTS_PAGE_MAX });
  const isFull = rows.length === EVENTS_PAGE_MAX;
  return ok({ list: rows.map(presentEvent), next_offset: isFull ? (rows.at(-1)?.offset ?? 0) : 0 });
});
