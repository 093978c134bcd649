/** The screen of content the PC shop cannot show (D21). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'unsupport',
  family: 'system',
  title: { cn: 'PC 暂不支持', en: 'Not supported on PC' },
  description: {
    cn: 'PC 店铺暂不支持的内容，扫码到手机查看',
    en: 'Content the PC shop cannot show; a code opens it on a phone',
  },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object({}, { additionalProperties: false }),
});
