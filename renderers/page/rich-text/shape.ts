/** Everything about rich text that a browser may know: its definition without the parser that reads the merchant's HTML. */
import { Type } from 'typebox';
import { ChoiceSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer, type FilledProps, type RendererDefinition } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';
import type { Tree } from '#schemas/text/rich-text-tree.ts';

const Props = Type.Object(
  {
    html: TextSchema({
      max: 60_000,
      description:
        'The text as HTML: headings, paragraphs, lists, quotes, tables, links and pictures. Styles, scripts, frames and forms are left out when it is read',
    }),
    width: withDefault(
      ChoiceSchema(['text', 'page'], 'A comfortable measure for reading, or the whole column'),
      'text',
    ),
    look: withDefault(ChoiceSchema(['plain', 'card'], 'Straight on the page, or on a raised card'), 'plain'),
  },
  { additionalProperties: false },
);

/** What the view sees: the HTML has been spent, its tree has come instead. */
export type RichTextProps = FilledProps<typeof Props> & { tree: Tree };

export const shape: RendererDefinition<
  'rich-text',
  typeof Props,
  never,
  Record<never, never>,
  never,
  RichTextProps
> = defineRenderer({
  kind: 'rich-text',
  family: 'page',
  title: { cn: '富文本', en: 'Rich text' },
  description: {
    cn: '图文混排：标题、段落、列表、引用、表格、链接和图片。',
    en: 'Headings, paragraphs, lists, quotes, tables, links and pictures.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Props,
});
