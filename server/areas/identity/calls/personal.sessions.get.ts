/** Answers where this account is logged in: this browser first, then the one used last (requirement 14). */
import { personalSessionsGet } from '#schemas/api/identity/personal.sessions.get.ts';
import { secondsOf } from '#schemas/time.ts';
import { deviceName } from '../rules/device-name.ts';
import { fail, handle, ok } from '#server/kernel/http/define-handler.ts';

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
