/** Everything about rich text that a browser may know: its definition without the parser that reads the merchant's HTML. */
import { Type } from 'typebox';
import { field } from '#schemas/page/field.ts';
import { NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer, type FilledProps, type RendererDefinition } from '#schemas/page/define-renderer.ts';
import { TextSchema } from '#schemas/page/text.ts';
import type { Tree } from '#schemas/text/rich-text-tree.ts';

const Props = Type.Object(
  {
    html: field(
      {
        cn: '正文',
        en: 'Text',
        control: 'rich-text',
        help: {
          cn: 'HTML 格式：标题、段落、列表、引用、表格、链接和图片；样式、脚本、框架和表单会被去掉',
          en: 'As HTML: headings, paragraphs, lists, quotes, tables, links and pictures; styles, scripts, frames and forms are left out',
        },
      },
      TextSchema({ max: 60_000 }),
    ),
    width: field(
      { cn: '宽度', en: 'Width', group: 'layout' },
      withDefault(
        NamedSchema({
          text: { cn: '阅读宽度', en: 'Reading width' },
          page: { cn: '与内容同宽', en: 'Page column' },
        }),
        'text',
      ),
    ),
    look: field(
      { cn: '样式', en: 'Style', group: 'style' },
      withDefault(
        NamedSchema({
          plain: { cn: '直接放在页面上', en: 'Straight on the page' },
          card: { cn: '卡片', en: 'Raised card' },
        }),
        'plain',
      ),
    ),
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
