/** The health page: ok and the build (D25). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'health',
  family: 'system',
  title: { cn: '健康检查', en: 'Health' },
  description: { cn: '运行状态与版本', en: 'State and build of the shop' },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object({}, { additionalProperties: false }),
});
