/** Takes a social account off who asks (M261, D90, requirement 24). */
import { personalChannelUnbind } from '#schemas/api/identity/personal.channel.unbind.ts';
import { unbindChannel } from '../rules/unbind-channel.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { tellerOf } from '../tell-owner.ts';

export const personalChannelUnbindHandler = handle(personalChannelUnbind, async (context) => {
  const { input, shop, deps, viewer, browser } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const { provider, token } = input;
  const tell = await tellerOf(context, viewer.user.id);
  const refusal = await unbindChannel(deps, shop, viewer, { provider, proof: { browser: browser(), token } });
  if (refusal !== undefined) return fail(refusal);
  tell('channel-unbound');
  return ok({});
});
