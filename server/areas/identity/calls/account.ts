/** Answers the calls of account. */
import {
  personalInfoGet,
  personalChannelUnbind,
  personalEmailBind,
  personalSessionsGet,
  personalSessionsEnd,
  personalDeletionRequest,
} from '#schemas/api/identity/account.ts';
import { readPersonal } from '../rules/personal.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';
import { unbindChannel } from '../rules/unbind-channel.ts';
import { tellerOf } from '../services/tell-owner.ts';
import { readEmail } from '#schemas/auth/login-name.ts';
import { bindEmail } from '../rules/bind-email.ts';
import { maskEmail } from '../rules/viewer.ts';
import { secondsOf, secondsUpTo } from '#schemas/time.ts';
import { deviceName } from '../rules/device-name.ts';
import { endSession, endSessions } from '../rules/sign-in.ts';
import { askDeletion } from '../rules/account-deletion.ts';

/** Answers the personal centre of who asks (M260, M261). */
export const personalInfoGetHandler = handle(personalInfoGet, async ({ deps, viewer, locale }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const personal = await readPersonal(deps, viewer, locale);
  return personal === undefined ? fail('not-logged-in') : ok(personal);
});

/** Takes a social account off who asks (M261, D90, requirement 24). */
export const personalChannelUnbindHandler = handle(personalChannelUnbind, async (context) => {
  const { input, shop, deps, viewer, browser } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const { provider, token } = input;
  const notify = await tellerOf(context, viewer.user.id);
  const refusal = await unbindChannel(deps, shop, viewer, { provider, proof: { browser: browser(), token } });
  if (refusal !== undefined) return fail(refusal);
  notify('channel-unbound');
  return ok({});
});

/** Binds an e-mail address to who asks, with a code to it and a proof of them; the old address is told (D90, requirement 24). */
export const personalEmailBindHandler = handle(personalEmailBind, async (context) => {
  const { input, deps, viewer, browser } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const email = readEmail(input.email);
  if (email === undefined) return fail('email-wrong');
  const { code, token } = input;
  const binding = await bindEmail({ ...context, viewer }, { email, code, token, browser: browser() });
  if (!binding.ok) return fail(binding.code);
  const { before, entry } = binding;
  deps.messaging.notices.notify(context, { phone: viewer.user.phone, email: before }, 'email-changed');
  return entry.ok ? ok({ email: maskEmail(email) }, entry.effects) : fail(entry.code);
});

/** Answers where this account is logged in: this browser first, then the one used last (requirement 14). */
export const personalSessionsGetHandler = handle(personalSessionsGet, async ({ shop, deps, viewer }) => {
  if (viewer === undefined) return fail('not-logged-in');
  const { user, session } = viewer;
  const list = (await deps.stores.sessions.of(shop.appId, user.id)).map((one) => ({
    id: one.publicId,
    device: deviceName(one.userAgent),
    created_at: secondsOf(one.createdAt),
    seen_at: secondsOf(one.seenAt),
    is_this: one.publicId === session.publicId ? 1 : 0,
  }));
  return ok({ list: list.toSorted((one, other) => other.is_this - one.is_this) });
});

/** Logs out one browser of this person, or all but this one; nobody's else (requirement 14). */
export const personalSessionsEndHandler = handle(
  personalSessionsEnd,
  async ({ input, shop, deps, viewer }) => {
    if (viewer === undefined) return fail('not-logged-in');
    const { appId } = shop;
    const { user, session } = viewer;
    const { id } = input;
    if (id === undefined) return ok({ ended: await endSessions(deps, appId, user.id, session.publicId) });
    const own = await deps.stores.sessions.of(appId, user.id);
    if (!own.some(({ publicId }) => publicId === id)) return fail('not-found');
    await endSession(deps, appId, id);
    return ok({ ended: 1 }, id === session.publicId ? { session: { kind: 'ended' } } : undefined);
  },
);

/** Asks for the account of who asks to be deleted, or takes the request back (D90). */
export const personalDeletionRequestHandler = handle(personalDeletionRequest, async (context) => {
  const { input, deps, viewer } = context;
  if (viewer === undefined) return fail('not-logged-in');
  const notify = await tellerOf(context, viewer.user.id);
  const deletion = await askDeletion(deps, viewer, input.on === 1);
  if (!deletion.ok) return fail(deletion.code);
  const { deleteAt = 0, isNew } = deletion;
  if (isNew) notify('deletion-asked');
  return ok({ delete_at: secondsUpTo(deleteAt) });
});
