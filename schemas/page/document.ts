/** The page document: regions of ordered nodes (D35). The node's own props are checked by its renderer's schema. */
import { Type } from 'typebox';
import { field, UNITS } from './field.ts';
import { ColorSchema, ImageUrlSchema, NamedSchema } from './fragments.ts';
import { TextSchema, type LocaleText, type Text } from './text.ts';
import { WhenSchema } from './condition.ts';
import { KIND_PATTERN, type PageNode } from './node.ts';
import { ID_PATTERN } from '../id.ts';

export const DOCUMENT_SCHEMA_VERSION = 1;
export const PAGE_KINDS = ['home', 'micro', 'zone', 'chrome', 'screen'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
export const REGIONS = ['top', 'main', 'side', 'bottom', 'float'] as const;
export type Region = (typeof REGIONS)[number];

export interface PageDocument {
  $schema?: string;
  schema_version: number;
  id: string;
  kind: PageKind;
  title: Text;
  seo?: { title?: Text; description?: Text; keywords?: Text; og_image?: string };
  style?: { bg_color?: string; bg_image?: string; max_width?: number };
  regions: Partial<Record<Region, readonly PageNode[]>>;
}

/** Schema of one node's envelope; props and the kinds inside slots are judged per kind, see check.ts. */
export const NodeEnvelopeSchema = Type.Object(
  {
    id: field(
      {
        cn: '组件编号',
        en: 'Block ID',
        group: 'advanced',
        help: { cn: '同一页面里不能重复', en: 'Unique on this page' },
      },
      Type.String({ pattern: ID_PATTERN }),
    ),
    kind: field(
      { cn: '组件类型', en: 'Kind of block', group: 'advanced' },
      Type.String({ pattern: KIND_PATTERN }),
    ),
    v: field(
      {
        cn: '属性版本',
        en: 'Version',
        group: 'advanced',
        help: { cn: '旧版本会自动升级', en: 'Older versions are upgraded automatically' },
      },
      Type.Integer({ minimum: 1, maximum: 1000 }),
    ),
    props: field({ cn: '属性', en: 'Properties' }, Type.Record(Type.String(), Type.Unknown())),
    slots: field(
      { cn: '内部组件', en: 'Blocks inside' },
      Type.Optional(Type.Record(Type.String(), Type.Array(Type.Unknown()))),
    ),
    when: field(
      {
        cn: '显示条件',
        en: 'Shown when',
        group: 'visibility',
        control: 'conditions',
        help: { cn: '不填则一直显示', en: 'Always, when left out' },
      },
      Type.Optional(WhenSchema),
    ),
    note: field(
      {
        cn: '备注',
        en: 'Note',
        group: 'advanced',
        control: 'long-text',
        help: { cn: '写给编辑页面的人看，不会显示', en: 'A remark for whoever edits the page; never shown' },
      },
      Type.Optional(Type.String({ maxLength: 500 })),
    ),
  },
  { additionalProperties: false },
);

const RegionSchema = Type.Optional(Type.Array(Type.Unknown()));

const KIND_NAMES: Readonly<Record<PageKind, LocaleText>> = {
  home: { cn: '首页', en: 'Home' },
  micro: { cn: '微页面', en: 'Page' },
  zone: { cn: '专区首页', en: 'Home of a zone' },
  chrome: { cn: '页面框架', en: 'Chrome' },
  screen: { cn: '固定页面', en: 'Fixed screen' },
};

const SeoSchema = Type.Object(
  {
    title: field(
      {
        cn: '搜索标题',
        en: 'Search title',
        group: 'sharing',
        help: { cn: '不填则用页面标题', en: 'The page’s title when left out' },
      },
      Type.Optional(TextSchema({ max: 120 })),
    ),
    description: field(
      {
        cn: '搜索描述',
        en: 'Search description',
        group: 'sharing',
        help: { cn: '显示在搜索结果的标题下方', en: 'Stands below the title in search results' },
      },
      Type.Optional(TextSchema({ max: 300 })),
    ),
    keywords: field(
      {
        cn: '关键词',
        en: 'Keywords',
        group: 'sharing',
        help: { cn: '多个词用逗号隔开', en: 'Separated by commas' },
      },
      Type.Optional(TextSchema({ max: 200 })),
    ),
    og_image: field(
      {
        cn: '分享图片',
        en: 'Share picture',
        group: 'sharing',
        help: {
          cn: '分享到聊天和社交应用时显示',
          en: 'Shown where the page is shared in chats and networks',
        },
      },
      Type.Optional(ImageUrlSchema()),
    ),
  },
  { additionalProperties: false },
);

const StyleSchema = Type.Object(
  {
    bg_color: field(
      {
        cn: '背景颜色',
        en: 'Background colour',
        group: 'style',
        help: { cn: '不填则用主题的页面背景色', en: 'The theme’s page background when left out' },
      },
      Type.Optional(ColorSchema()),
    ),
    bg_image: field(
      { cn: '背景图片', en: 'Background picture', group: 'style' },
      Type.Optional(ImageUrlSchema()),
    ),
    max_width: field(
      {
        cn: '内容宽度',
        en: 'Content width',
        group: 'layout',
        unit: UNITS.pixels,
        help: { cn: '单位像素', en: 'In pixels' },
      },
      Type.Optional(Type.Integer({ minimum: 960, maximum: 1920 })),
    ),
  },
  { additionalProperties: false },
);

/** Schema of the document's own fields; regions hold nodes, each judged by NodeEnvelopeSchema and its kind's schema. */
export const DocumentEnvelopeSchema = Type.Object(
  {
    $schema: field(
      {
        cn: '编辑器提示文件',
        en: 'Editor schema',
        group: 'advanced',
        help: { cn: '供编辑器使用，不会发布', en: 'For the author’s editor; not published' },
      },
      Type.Optional(Type.String({ maxLength: 200 })),
    ),
    schema_version: field(
      { cn: '格式版本', en: 'Format version', group: 'advanced' },
      Type.Literal(DOCUMENT_SCHEMA_VERSION),
    ),
    id: field(
      {
        cn: '页面编号',
        en: 'Page ID',
        group: 'advanced',
        help: { cn: '页面网址的一部分', en: 'Part of the page’s address' },
      },
      Type.String({ pattern: ID_PATTERN }),
    ),
    kind: field({ cn: '页面类型', en: 'Kind of page', group: 'advanced' }, NamedSchema(KIND_NAMES)),
    title: field(
      {
        cn: '页面标题',
        en: 'Page title',
        help: { cn: '显示在浏览器标签上', en: 'Shown on the browser’s tab' },
      },
      TextSchema({ max: 100 }),
    ),
    seo: field({ cn: '搜索与分享', en: 'Search and sharing', group: 'sharing' }, Type.Optional(SeoSchema)),
    style: field({ cn: '页面样式', en: 'Page style', group: 'style' }, Type.Optional(StyleSchema)),
    regions: field(
      { cn: '页面区域', en: 'Regions' },
      Type.Object(
        {
          top: field({ cn: '顶部', en: 'Top' }, RegionSchema),
          main: field({ cn: '主体', en: 'Main' }, RegionSchema),
          side: field({ cn: '侧栏', en: 'Side' }, RegionSchema),
          bottom: field({ cn: '底部', en: 'Bottom' }, RegionSchema),
          float: field(
            { cn: '悬浮层', en: 'Floating', help: { cn: '浮在页面上方', en: 'Floats above the page' } },
            RegionSchema,
          ),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
