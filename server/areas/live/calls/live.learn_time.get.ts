/** Answers how long this person watched (D105). */
import { liveLearnTimeGet } from '#schemas/api/live/live.learn_time.get.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { actingIn } from '../activities/in-room.ts';

const MINUTE_S = 60;

export const liveLearnTimeGetHandler = handle(liveLearnTimeGet, async (context) => {
  const { input } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const seconds = acting.member?.watchedSeconds ?? 0;
  return ok({ seconds, minutes: Math.floor(seconds / MINUTE_S) });
});
