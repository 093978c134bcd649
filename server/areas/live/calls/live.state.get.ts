/** What is true of a room now, by version, from memory (D98). */
import { liveStateGet } from '#schemas/api/live/live.state.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const liveStateGetHandler = handle(liveStateGet, async ({ input, shop, deps, viewer }) => {
  const key = { appId: shop.appId, aliveId: input.alive_id };
  const admission = await deps.live.admissionOf(key, viewer);
  // Before a form, too: whether the room begins or ends; what is said in it is for who is in (decision 431).
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
