/** Answers whether password login is offered (M70). */
import { shopPasswordLoginGet } from '#schemas/api/shop/shop.password_login.get.ts';
import { passwordLoginOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopPasswordLoginGetHandler = handle(shopPasswordLoginGet, ({ shop }) =>
  ok(passwordLoginOf(shop.row.info)),
);
