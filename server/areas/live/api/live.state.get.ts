/** What is true of a room now, by version, from memory (D98). */
import { liveStateGet } from '#schemas/api/live/live.state.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

export const liveStateGetHandler = handle(liveStateGet, async ({ input, shop, deps, viewer }) => {
  const key = { appId: shop.appId, aliveId: input.alive_id };
  const pass = await deps.live.passOf(key, viewer);
  if (!pass.ok) return fail(pass.code);
  const room = await deps.live.roomAt(key, { version: input.v });
  if (room === undefined) return fail('not-found');
  const state = room.state();
  const server_time = deps.clock.now();
  return input.v === state.v
    ? ok({ v: state.v, unchanged: 1, server_time })
    : ok({ v: state.v, state, server_time });
});
