/** Signs somebody in, once (M246). */
import { liveSignCommit } from '#schemas/api/live/live.sign.commit.ts';
import { secondsOf } from '#schemas/time.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { actingIn } from '../activities/in-room.ts';

export const liveSignCommitHandler = handle(liveSignCommit, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const { key, userId } = acting;
  const asked = { ...key, signId: input.sign_id, userId, at: deps.clock.now() };
  const signed = await deps.stores.liveSigns.commit(asked);
  if (signed.kind !== 'signed') return fail(signed.kind === 'missing' ? 'not-found' : 'state-conflict');
  return ok({ sign_id: input.sign_id, signed_ts: secondsOf(signed.at), count: signed.count });
});
