/** The screen of a shop that is closed, locked after expiry, or sealed (D14). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

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
      state: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
      /** What was asked for: 1 the shop, 2 a detail, 3 a live room. */
      page: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    },
    { additionalProperties: false },
  ),
});
