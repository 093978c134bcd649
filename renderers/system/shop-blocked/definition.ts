/** The screen of a shop that is closed, locked after expiry, or sealed (D14). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { StateSchema } from '#schemas/page/fragments.ts';
import { BLOCKED_PAGE, BLOCKED_STATE } from '#schemas/shop/shop-blocked.ts';

export const definition = defineRenderer({
  kind: 'shop-blocked',
  family: 'system',
  title: { cn: '店铺不可用', en: 'Shop unavailable' },
  description: {
    cn: '店铺打烊、过期或被封禁时显示',
    en: 'Shown while a shop is closed, locked after expiry, or sealed',
  },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object(
    {
      /** 1 closed, 2 expired and locked, 3 sealed. */
      state: StateSchema(BLOCKED_STATE),
      /** What was asked for: 1 the shop, 2 a detail, 3 a live room. */
      page: StateSchema(BLOCKED_PAGE),
    },
    { additionalProperties: false },
  ),
});
