/** Answers when a phone must be bound (M219, D41). */
import { shopPhoneBindGet } from '#schemas/api/shop/shop.phone_bind.get.ts';
import { handle, ok } from '#server/kernel/http/define-handler.ts';

export const shopPhoneBindGetHandler = handle(shopPhoneBindGet, ({ shop }) =>
  ok({ need_bind: shop.row.info.need_bind_phone ?? 0 }),
);
