/** Which tabs a detail page has, per type of goods, as a merchant publishes them (D39); an absent type has the defaults. */
import { Type, type Static } from 'typebox';
import type { Locale } from '../locale.ts';
import { DETAIL_TYPES, RESOURCES, resourceOfType } from '../content/resource-type.ts';
import { field } from '../page/field.ts';
import { NamedSchema } from '../page/fragments.ts';
import { TextSchema, type LocaleText } from '../page/text.ts';

export const TAB_KEYS = ['summary', 'catalogue', 'comments', 'interaction', 'related', 'notice'] as const;

const namesOfTypes = (locale: Locale) =>
  DETAIL_TYPES.map((type) => `${String(type)} ${resourceOfType(type)?.name[locale] ?? ''}`);

/** The tabs as a merchant names them. */
const TAB_NAMES: Readonly<Record<(typeof TAB_KEYS)[number], LocaleText>> = {
  summary: { cn: '简介', en: 'Summary' },
  catalogue: { cn: '目录', en: 'Outline' },
  comments: { cn: '评论', en: 'Comments' },
  interaction: { cn: '班级互动', en: 'Class discussion' },
  related: { cn: '相关推荐', en: 'Related goods' },
  notice: { cn: '购前须知', en: 'Before you buy' },
};

export const TabSchema = Type.Object(
  {
    key: field({ cn: '选项卡内容', en: 'Tab content' }, NamedSchema(TAB_NAMES)),
    title: field(
      {
        cn: '选项卡名称',
        en: 'Tab name',
        help: { cn: '不填则用默认名称', en: 'The usual name when left out' },
      },
      Type.Optional(TextSchema({ max: 20 })),
    ),
    visible: field(
      {
        cn: '显示',
        en: 'Shown',
        group: 'visibility',
        help: { cn: '关闭后隐藏，位置保留', en: 'Off hides the tab and keeps its place' },
      },
      Type.Optional(Type.Boolean()),
    ),
  },
  { additionalProperties: false },
);

export const TabSetSchema = Type.Object(
  {
    /** Tabs by numeric resource type (M2), first to last; an empty tab is hidden when the page is drawn. */
    types: field(
      {
        cn: '各类商品的选项卡',
        en: 'Tabs by type of goods',
        help: {
          cn: `按商品类型的编号：${namesOfTypes('cn').join('、')}`,
          en: `By number of the type of goods: ${namesOfTypes('en').join(', ')}`,
        },
      },
      Type.Record(
        Type.String({ pattern: '^[0-9]{1,3}$' }),
        Type.Array(TabSchema, { minItems: 1, maxItems: TAB_KEYS.length }),
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type TabSet = Static<typeof TabSetSchema>;

export type Tab = NonNullable<TabSet['types'][string]>[number];
type TabKey = Tab['key'];

/** D39: what a type has where the merchant published nothing for it. */
const SINGLE: readonly TabKey[] = ['summary', 'comments'];
const PACKAGE: readonly TabKey[] = ['summary', 'catalogue', 'comments'];
const COURSE: readonly TabKey[] = [...PACKAGE, 'interaction'];
const DEFAULTS: ReadonlyMap<number, readonly TabKey[]> = new Map([
  [RESOURCES.member.type, PACKAGE],
  [RESOURCES.column.type, PACKAGE],
  [RESOURCES.topic.type, PACKAGE],
  [RESOURCES.camp.type, COURSE],
  [RESOURCES.e_course.type, COURSE],
]);

/** Tabs of a type of goods, first to last, without the ones switched off; a key named twice counts once (D39). */
export function tabsOf(type: number, { types }: TabSet): Tab[] {
  const ownTabs = Object.hasOwn(types, String(type)) ? types[String(type)] : undefined;
  const tabs: readonly Tab[] = ownTabs ?? (DEFAULTS.get(type) ?? SINGLE).map((key) => ({ key }));
  return tabs.filter(
    ({ key, visible }, index) => visible !== false && tabs.findIndex((tab) => tab.key === key) === index,
  );
}

/** The tabs of every type the shop draws a detail page for. */
export function fillTabSet(set: TabSet): TabSet {
  return { types: Object.fromEntries(DETAIL_TYPES.map((type) => [String(type), tabsOf(type, set)])) };
}

/** A shop that published no tab sets. */
export const DEFAULT_TAB_SET: TabSet = { types: {} };
