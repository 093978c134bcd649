/** A heading that opens a stretch of the page, with a way to more (D36). */
import { Type } from 'typebox';
import { alignField, moreFields, subtitleField } from '#schemas/page/block-fields.ts';
import { field } from '#schemas/page/field.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';

export const definition = defineRenderer({
  kind: 'title-bar',
  family: 'page',
  title: { cn: '标题栏', en: 'Title' },
  description: {
    cn: '为一段内容起头：标题、副标题和“更多”链接。',
    en: 'Opens a stretch of the page: a title, a line below it and a link to more.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      title: field({ cn: '标题', en: 'Heading' }, TextSchema({ min: 1, max: 80 })),
      subtitle: subtitleField,
      ...moreFields,
      align: alignField('left'),
    },
    { additionalProperties: false },
  ),
});
