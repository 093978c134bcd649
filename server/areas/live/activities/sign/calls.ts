/** Answers the calls of signs. */
import { liveSignGet, liveSignStart, liveSignCommit } from '#schemas/api/live/signs.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { visitingIn, hostingIn, isOnAir, actingIn } from '../../services/in-room.ts';
import { readSign, startSign } from './sign.ts';
import { secondsOf } from '#schemas/time.ts';

/** Answers the sign-in that is open (M246). */
export const liveSignGetHandler = handle(liveSignGet, async (context) => {
  const { input, deps } = context;
  const visiting = await visitingIn(context, input.alive_id);
  if (!visiting.ok) return fail(visiting.code);
  return ok(await readSign(deps, visiting.key, visiting.userId));
});

/** Begins a sign-in (M246). */
export const liveSignStartHandler = handle(liveSignStart, async (context) => {
  const { input, deps } = context;
  const hosting = await hostingIn(context, input.alive_id);
  if (!hosting.ok) return fail(hosting.code);
  if (!(await isOnAir(deps, hosting.key))) return fail('state-conflict');
  return ok(await startSign(deps, hosting.key, input.time));
});

/** Signs somebody in, once (M246). */
export const liveSignCommitHandler = handle(liveSignCommit, async (context) => {
  const { input, deps } = context;
  const acting = await actingIn(context, input.alive_id);
  if (!acting.ok) return fail(acting.code);
  const { key, userId } = acting;
  const signIn = { ...key, signId: input.sign_id, userId, at: deps.clock.now() };
  const entry = await deps.stores.liveSigns.commit(signIn);
  if (entry.kind !== 'signed') return fail(entry.kind === 'missing' ? 'not-found' : 'state-conflict');
  return ok({ sign_id: input.sign_id, signed_ts: secondsOf(entry.at), count: entry.count });
});
