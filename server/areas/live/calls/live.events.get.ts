/** What happened in a stretch of a recording (D97). */
import { liveEventsGet } from '#schemas/api/live/live.events.get.ts';
import { EVENT_KINDS, EVENTS_PAGE_MAX, EVENTS_SPAN_MS } from '#schemas/live/event.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentEvent } from '../rules/present-event.ts';

export const liveEventsGetHandler = handle(liveEventsGet, async ({ input, shop, deps, viewer }) => {
  const key = { appId: shop.appId, aliveId: input.alive_id };
  const admission = await deps.live.admissionOf(key, viewer);
  if (!admission.ok) return fail(admission.code);
  const { from_ms: from, to_ms, after_offset: after = 0, kinds: named, words } = input;
  // What is marked in a recording is little, and wanted from all of it at once.
  const to = named === undefined && words === undefined ? Math.min(to_ms, from + EVENTS_SPAN_MS) : to_ms;
  const wanted = new Set(named?.split(','));
  const kinds = named === undefined ? undefined : EVENT_KINDS.filter((kind) => wanted.has(kind));
  const stretch = { from, to, after, kinds, words, limit: EVENTS_PAGE_MAX };
  const rows = await deps.stores.liveRooms.eventsBetween(key, stretch);
  const isFull = rows.length === EVENTS_PAGE_MAX;
  return ok({ list: rows.map(presentEvent), next_offset: isFull ? (rows.at(-1)?.offset ?? 0) : 0 });
});
