/** Answers the calls of login rules. */
import { shopNoLoginGet, shopPasswordLoginGet, shopPhoneBindGet } from '#schemas/api/shop/login-rules.ts';
import { noLoginOf, passwordLoginOf, phoneBindOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

/** Answers whether the shop works without login (M70). */
export const shopNoLoginGetHandler = handle(shopNoLoginGet, ({ shop }) => ok(noLoginOf(shop.row.info)));

/** Answers whether password login is offered (M70). */
export const shopPasswordLoginGetHandler = handle(shopPasswordLoginGet, ({ shop }) =>
  ok(passwordLoginOf(shop.row.info)),
);

/** Answers when a phone must be bound (M219, D41). */
export const shopPhoneBindGetHandler = handle(shopPhoneBindGet, ({ shop }) => ok(phoneBindOf(shop.row.info)));
