/** The screen of a link whose content was deleted: delisted, or never there (M31, D20). */
import { Type } from 'typebox';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'deleted-page',
  family: 'system',
  title: { cn: '内容不在了', en: 'Content gone' },
  description: {
    cn: '链接指向的内容已下架或不存在',
    en: 'What a link leads to has been taken down, or was never there',
  },
  offers: 'screen',
  hydrate: 'never',
  props: Type.Object({}, { additionalProperties: false }),
});
