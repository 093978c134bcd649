/** The banner of an expired shop (M61, D15). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'expired-banner',
  family: 'chrome',
  title: { cn: '店铺过期提示', en: 'Expired-shop banner' },
  description: { cn: '店铺过期后显示在页面顶部', en: 'Stands on top of every page of an expired shop' },
  offers: 'chrome',
  hydrate: 'never',
  props: Type.Object({}, { additionalProperties: false }),
});
