/** Answers the calls of rooms. */
import {
  livePageGet,
  liveStateGet,
  liveEnter,
  liveLeave,
  liveLookGet,
  livePreheatGet,
  liveEventsGet,
  liveTicketGet,
} from '#schemas/api/live/rooms.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { presentRoom } from '../services/present-room.ts';
import { secondsOf } from '#schemas/time.ts';
import { enter, leave } from '../services/attend.ts';
import { lookWindow } from '../rules/admission.ts';
import { presentLook } from '../rules/look.ts';
import { visitingIn } from '../services/in-room.ts';
import { preheatOf } from '../rules/preheat.ts';
import { EVENT_KINDS, EVENTS_PAGE_MAX, EVENTS_SPAN_MS } from '#schemas/live/event.ts';
import { presentEvent } from '../rules/present-event.ts';
import { LIVE_SOCKET_PATH } from '#schemas/live/frame.ts';
import { maySocket } from '../services/open-room.ts';

/** A room as the person who asks may enter it (D96, M240). */
export const livePageGetHandler = handle(livePageGet, async ({ input, shop, deps, viewer, locale }) => {
  const judgement = await deps.live.judge({ appId: shop.appId, aliveId: input.alive_id }, viewer);
  if (judgement === undefined) return fail('not-found');
  const { entry } = judgement;
  // Whose time to look is over is told so, with the room around it (M249).
  if (!entry.ok && !entry.isTrialOver) return fail(entry.code);
  return ok(await presentRoom(deps, judgement, { viewer, locale }));
});

/** What is true of a room now, by version, from memory (D98). */
export const liveStateGetHandler = handle(liveStateGet, async ({ input, shop, deps, viewer }) => {
  const key = { appId: shop.appId, aliveId: input.alive_id };
  const admission = await deps.live.admissionOf(key, viewer);
  // Before a form, too: whether the room begins or ends; what is said in it is for who is in (ADR-431).
  if (!admission.ok && admission.code !== 'form-due') return fail(admission.code);
  const room = await deps.live.roomAt(key, { version: input.v });
  if (room === undefined) return fail('not-found');
  const all = room.state();
  const state = !admission.ok ? { ...all, wall: null, pinned: null } : all;
  const server_time = deps.clock.now();
  return input.v === state.v
    ? ok({ v: state.v, unchanged: 1, server_time })
    : ok({ v: state.v, state, server_time });
});

/** Says that somebody is in a room, and counts them once (D104). */
export const liveEnterHandler = handle(liveEnter, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const admission = await deps.live.admissionOf({ appId: shop.appId, aliveId: input.alive_id }, viewer);
  if (!admission.ok) return fail(admission.code);
  const { enteredAt, isFirst } = await enter(deps, admission.key, viewer.user.id);
  if (isFirst) deps.live.came(admission.key);
  const state = await deps.live.stateOf(admission.key);
  const view_count = (state?.view_count ?? 0) + (isFirst ? 1 : 0);
  return ok({ enter_time: secondsOf(enteredAt), view_count });
});

/** Keeps how long somebody watched (M251, D104); who it was the session says. */
export const liveLeaveHandler = handle(liveLeave, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const visit = await deps.live.open(shop.appId, input.alive_id, viewer);
  if (!visit.ok) return fail(visit.code);
  const report = { viewTime: input.view_time, enterTime: input.enter_time };
  return ok({ credited: await leave(deps, visit, viewer.user.id, report) });
});

/** Answers how long this person may look: told also once it is over (M249, D103). */
export const liveLookGetHandler = handle(liveLookGet, async ({ input, shop, deps, viewer }) => {
  const judgement = await deps.live.judge({ appId: shop.appId, aliveId: input.alive_id }, viewer);
  if (judgement === undefined) return fail('not-found');
  const { room, member, access, isHost } = judgement.visit;
  const now = deps.clock.now();
  const isTheirs = access.can_study || isHost;
  return ok(presentLook(room.lookType, isTheirs ? undefined : lookWindow(room, member, now), now));
});

/** Answers what a page fetches before the room begins (D105, ADR-445). */
export const livePreheatGetHandler = handle(livePreheatGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  const { facts, room, goods, key } = visiting;
  const media = await deps.live.media.sourceOf(key);
  return ok(preheatOf({ facts, room, cover: goods.cover, media }, secondsOf(deps.clock.now())));
});

/** What happened in a stretch of a recording (D97). */
export const liveEventsGetHandler = handle(liveEventsGet, async ({ input, shop, deps, viewer }) => {
  const key = { appId: shop.appId, aliveId: input.alive_id };
  const admission = await deps.live.admissionOf(key, viewer);
  if (!admission.ok) return fail(admission.code);
  const { from_ms: from, to_ms, after_offset: after = 0, kinds: kindNames, words } = input;
  // What is marked in a recording is little, and wanted from all of it at once.
  const to = kindNames === undefined && words === undefined ? Math.min(to_ms, from + EVENTS_SPAN_MS) : to_ms;
  const names = new Set(kindNames?.split(','));
  const kinds = kindNames === undefined ? undefined : EVENT_KINDS.filter((kind) => names.has(kind));
  const stretch = { from, to, after, kinds, words, limit: EVENTS_PAGE_MAX };
  const rows = await deps.stores.liveRooms.eventsBetween(key, stretch);
  const isFull = rows.length === EVENTS_PAGE_MAX;
  return ok({ list: rows.map(presentEvent), next_offset: isFull ? (rows.at(-1)?.offset ?? 0) : 0 });
});

/** Makes a ticket that opens one socket, for the session that asks (D97). */
export const liveTicketGetHandler = handle(liveTicketGet, async ({ input, shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const admission = await deps.live.admissionOf({ appId: shop.appId, aliveId: input.alive_id }, viewer);
  if (!admission.ok) return fail(admission.code);
  const { user, session } = viewer;
  if (!(await maySocket(deps, admission, viewer))) return fail('comment-banned');
  const owner = { ...admission.key, userId: user.id, sessionPublicId: session.publicId };
  const { ticket, expiresAt } = await deps.stores.liveTickets.make(owner);
  return ok({ ticket, path: LIVE_SOCKET_PATH, expire_ts: secondsOf(expiresAt) });
});
