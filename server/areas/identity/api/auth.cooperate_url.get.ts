/** Answers the back-end address of the owner (M91, D109). */
import { authCooperateUrlGet } from '#schemas/api/auth/auth.cooperate_url.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const authCooperateUrlGetHandler = handle(authCooperateUrlGet, ({ shop, deps, request }) =>
  ok({
    login_url: `${deps.config.adminUrl ?? request.origin}/login?app_id=${encodeURIComponent(shop.appId)}`,
  }),
);
