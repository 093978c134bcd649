/** Answers whether a login comes before anything else (M231). */
import { authForcedLoginGet } from '#schemas/api/identity/auth.forced_login.get.ts';
import { isPrivate } from '#schemas/shop/gate.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const authForcedLoginGetHandler = handle(authForcedLoginGet, ({ shop }) =>
  ok({ forced: isPrivate(shop.capabilities) ? 1 : 0 }),
);
