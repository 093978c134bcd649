/** Which tabs a detail page has, per type of goods, as a merchant publishes them (D39); an absent type has the defaults. */
import { Type, type Static } from 'typebox';
import { DETAIL_TYPES, RESOURCES, resourceOfType } from '../content/resource-type.ts';
import { ChoiceSchema } from '../page/fragments.ts';
import { TextSchema } from '../page/text.ts';

export const TAB_KEYS = ['summary', 'catalogue', 'comments', 'interaction', 'related', 'notice'] as const;

export const TabSchema = Type.Object(
  {
    key: ChoiceSchema(TAB_KEYS, 'What the tab holds'),
    /** Words on the tab; the product's own when left out. */
    title: Type.Optional(TextSchema({ max: 20, description: 'Words on the tab' })),
    visible: Type.Optional(Type.Boolean({ description: 'Off hides the tab and keeps its place' })),
  },
  { additionalProperties: false },
);

export const TabSetSchema = Type.Object(
  {
    /** Tabs by numeric resource type (M2), first to last; an empty tab is hidden when the page is drawn. */
    types: Type.Record(
      Type.String({ pattern: '^[0-9]{1,3}$' }),
      Type.Array(TabSchema, { minItems: 1, maxItems: TAB_KEYS.length }),
      {
        additionalProperties: false,
        description: `tabs by number of the type of goods: ${DETAIL_TYPES.map((type) => `${String(type)} ${resourceOfType(type)?.name.en ?? ''}`).join(', ')}`,
      },
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
