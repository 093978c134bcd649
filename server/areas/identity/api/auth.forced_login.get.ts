/** Answers whether a login comes before anything else (M231). */
import { authForcedLoginGet } from '#schemas/api/auth/auth.forced_login.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const authForcedLoginGetHandler = handle(authForcedLoginGet, ({ shop }) =>
  ok({ forced: shop.capabilities.browseAnonymously === 'login-first' ? 1 : 0 }),
);
