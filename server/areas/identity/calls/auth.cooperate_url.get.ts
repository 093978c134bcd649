/** Answers the back-end address of the owner (M91, D109). */
import { authCooperateUrlGet } from '#schemas/api/identity/auth.cooperate_url.get.ts';
import { ADMIN_LOGIN_PATH } from '#schemas/paths.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const authCooperateUrlGetHandler = handle(authCooperateUrlGet, ({ shop, deps, request }) => {
  const login = (deps.config.adminUrl ?? request.origin) + ADMIN_LOGIN_PATH;
  return ok({ login_url: `${login}?app_id=${encodeURIComponent(shop.appId)}` });
});
