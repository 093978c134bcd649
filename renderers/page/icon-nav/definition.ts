/** Four to ten ways into the shop, each with a picture or an icon (D36). */
import { Type, type Static } from 'typebox';
import { field } from '#schemas/page/field.ts';
import { ImageUrlSchema, NamedSchema, withDefault } from '#schemas/page/fragments.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema, type LocaleText } from '#schemas/page/text.ts';

/** Icons a merchant may choose from; a subset of our own set, named for what they show. */
const ENTRY_ICONS = {
  course: { cn: '课程', en: 'Course' },
  video: { cn: '视频', en: 'Video' },
  audio: { cn: '音频', en: 'Audio' },
  article: { cn: '图文', en: 'Article' },
  live: { cn: '直播', en: 'Live' },
  column: { cn: '专栏', en: 'Column' },
  topic: { cn: '大专栏', en: 'Big column' },
  camp: { cn: '训练营', en: 'Training camp' },
  book: { cn: '书', en: 'Book' },
  member: { cn: '会员', en: 'Membership' },
  community: { cn: '社群', en: 'Community' },
  activity: { cn: '活动', en: 'Activity' },
  exam: { cn: '考试', en: 'Exam' },
  class: { cn: '班级', en: 'Class' },
  spark: { cn: '星光', en: 'Spark' },
  gift: { cn: '礼物', en: 'Gift' },
  fire: { cn: '火焰', en: 'Fire' },
  star: { cn: '星星', en: 'Star' },
  clock: { cn: '时钟', en: 'Clock' },
  service: { cn: '客服', en: 'Service' },
  practice: { cn: '练习', en: 'Practice' },
  shield: { cn: '盾牌', en: 'Shield' },
  goods: { cn: '商品', en: 'Goods' },
  image: { cn: '图片', en: 'Picture' },
  shelf: { cn: '书架', en: 'Shelf' },
  breath: { cn: '呼吸', en: 'Breath' },
  letters: { cn: '字母', en: 'Letters' },
  pause: { cn: '暂停', en: 'Pause' },
  wave: { cn: '波浪', en: 'Wave' },
} as const satisfies Readonly<Record<string, LocaleText>>;

const EntrySchema = Type.Object(
  {
    title: field({ cn: '名称', en: 'Name' }, TextSchema({ min: 1, max: 24 })),
    note: field(
      {
        cn: '小字说明',
        en: 'Note',
        help: { cn: '名称下方的几个小字', en: 'A few small words below the name' },
      },
      Type.Optional(TextSchema({ max: 32 })),
    ),
    icon: field(
      {
        cn: '图标',
        en: 'Icon',
        group: 'style',
        help: { cn: '上传图片后改用图片', en: 'A picture of your own takes its place' },
      },
      Type.Optional(NamedSchema(ENTRY_ICONS)),
    ),
    image: field(
      {
        cn: '图片',
        en: 'Picture',
        group: 'style',
        control: 'portrait',
        help: { cn: '正方形，建议 128 × 128', en: 'Square, best 128 × 128' },
      },
      Type.Optional(ImageUrlSchema()),
    ),
    link: Type.Optional(LinkSchema),
  },
  { additionalProperties: false },
);
export type Entry = Static<typeof EntrySchema>;

export const definition = defineRenderer({
  kind: 'icon-nav',
  family: 'page',
  title: { cn: '图标导航', en: 'Icon navigation' },
  description: {
    cn: '四到十个入口，图标或图片加名称，把人带到分类、频道或活动。',
    en: 'Four to ten entries of an icon or picture with a name, leading to categories, channels or events.',
  },
  offers: 'page-block',
  hydrate: 'never',
  props: Type.Object(
    {
      label: field(
        {
          cn: '导航名称',
          en: 'Name of the navigation',
          help: {
            cn: '这些入口的共同点；只供读屏软件使用，不显示',
            en: 'What the entries have in common; read aloud, not shown',
          },
        },
        Type.Optional(TextSchema({ max: 40 })),
      ),
      entries: field({ cn: '入口', en: 'Entries' }, Type.Array(EntrySchema, { minItems: 4, maxItems: 10 })),
      look: field(
        { cn: '样式', en: 'Style', group: 'style' },
        withDefault(
          NamedSchema({
            card: { cn: '卡片', en: 'Raised card' },
            plain: { cn: '直接放在页面上', en: 'Straight on the page' },
          }),
          'card',
        ),
      ),
    },
    { additionalProperties: false },
  ),
});
