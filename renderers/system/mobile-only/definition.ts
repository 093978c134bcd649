/** The screen of a shop that opens on phones only (D18). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'mobile-only',
  family: 'system',
  title: { cn: '仅限手机访问', en: 'Phones only' },
  description: {
    cn: '店铺仅限手机访问时显示二维码',
    en: 'Shown in place of every page of a shop that opens on phones only',
  },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object({}, { additionalProperties: false }),
});
