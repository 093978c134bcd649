/** Answers whether password login is offered (M70). */
import { shopPasswordLoginGet } from '#schemas/api/shop/shop.password_login.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopPasswordLoginGetHandler = handle(shopPasswordLoginGet, ({ shop }) =>
  ok({ login_by_password_enabled: shop.row.info.login_by_password_enabled }),
);
