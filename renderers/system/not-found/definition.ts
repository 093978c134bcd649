/** The screen of an address no page stands at (M47, M69). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'not-found',
  family: 'system',
  title: { cn: '页面未找到', en: 'Page not found' },
  description: { cn: '没有这个页面时显示', en: 'Shown where no page stands at an address' },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object({}, { additionalProperties: false }),
});
