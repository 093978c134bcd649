/** Answers when a phone must be bound (M219, D41). */
import { shopPhoneBindGet } from '#schemas/api/shop/shop.phone_bind.get.ts';
import { phoneBindOf } from '#schemas/shop/page-start.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopPhoneBindGetHandler = handle(shopPhoneBindGet, ({ shop }) => ok(phoneBindOf(shop.row.info)));
