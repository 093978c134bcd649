/** How long somebody looks at a room they do not own, as they are told (M249, D103). */
import type { Look } from '#schemas/live/look.ts';
import { LOOK_TYPE } from '#schemas/live/room.ts';
import { secondsOf } from '#schemas/time.ts';

/** @param window unix milliseconds; absent where nothing limits it */
export function presentLook(
  lookType: number,
  window: { from: number; to: number } | undefined,
  now: number,
): Look {
  const [expire_type, start, expire] =
    window === undefined ? [LOOK_TYPE.none, 0, 0] : [lookType, secondsOf(window.from), secondsOf(window.to)];
  return { expire_type, start, expire, server_time: secondsOf(now) };
}
