/** The first tab of a detail page: the introduction, and who teaches (M232). */
import { Type } from 'typebox';
import { TeacherSchema } from '#schemas/content/detail.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { field } from '#schemas/page/field.ts';
import { RichTextSchema } from '#schemas/text/rich-text-schema.ts';

export const definition = defineRenderer({
  kind: 'detail-summary',
  family: 'detail',
  title: { cn: '详情简介', en: 'Detail summary' },
  description: {
    cn: '商品的图文介绍与老师介绍',
    en: 'The introduction of a good, and the people who teach it',
  },
  offers: 'detail-tab',
  hydrate: 'never',
  props: Type.Object(
    {
      introduction: field({ cn: '图文介绍', en: 'Introduction' }, RichTextSchema),
      teachers: field({ cn: '老师', en: 'Teachers' }, Type.Array(TeacherSchema, { maxItems: 12 })),
    },
    { additionalProperties: false },
  ),
});
