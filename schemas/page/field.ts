/** What a merchant reads of a stored field: its label, its help and its group, in both languages (ADR-580). */
import type { TSchema } from 'typebox';
import { isObject } from './json.ts';
import type { LocaleText } from './text.ts';

/** The parts a form of fields is divided into, in their order. */
export const FIELD_GROUPS = {
  content: { cn: '内容', en: 'Content' },
  layout: { cn: '布局', en: 'Layout' },
  style: { cn: '样式', en: 'Style' },
  behaviour: { cn: '交互', en: 'Behaviour' },
  visibility: { cn: '显示条件', en: 'Visibility' },
  sharing: { cn: '搜索与分享', en: 'Search and sharing' },
  advanced: { cn: '高级', en: 'Advanced' },
} as const satisfies Readonly<Record<string, LocaleText>>;
export type FieldGroup = keyof typeof FIELD_GROUPS;

/** Controls a schema asks for where its form alone does not say which; see `widgetOf`. */
export const FIELD_CONTROLS = [
  'long-text',
  'rich-text',
  'slider',
  'moment',
  'portrait',
  'cropped',
  'film',
  'sound',
  'captions',
  'link',
  'goods-query',
  'conditions',
  'hot-zones',
] as const;
export type FieldControl = (typeof FIELD_CONTROLS)[number];

/** Things of the shop a field names by their id, so that they are picked and not typed (ADR-705). */
export const FIELD_REFS = ['goods', 'tag', 'page', 'zone', 'coupon', 'form', 'teacher'] as const;
export type FieldRef = (typeof FIELD_REFS)[number];

export interface FieldLabel extends LocaleText {
  /** One sentence where a merchant would ask: a unit, a size, what follows, what happens when it is left out. */
  readonly help?: LocaleText;
  /** `content` when left out. */
  readonly group?: FieldGroup;
  readonly control?: FieldControl;
  readonly ref?: FieldRef;
  /** What a number counts, as it stands behind it. */
  readonly unit?: LocaleText;
  /** Of a colour of words: the field beside it whose colour they stand on; the page’s ground without it. */
  readonly ground?: string;
}

/** Units of numbers. */
export const UNITS = {
  pixels: { cn: '像素', en: 'px' },
  seconds: { cn: '秒', en: 's' },
  percent: { cn: '%', en: '%' },
} as const satisfies Readonly<Record<string, LocaleText>>;

/**
 * A schema with the words of the field it stands for. `title` and `description` are derived from them for readers of
 * plain JSON Schema. A field that is shared carries its words from its home; words given again replace them.
 */
export function field<T extends TSchema>(label: FieldLabel, schema: T): T;
export function field(
  { cn, en, help, group = 'content', control, ref, unit, ground }: FieldLabel,
  schema: TSchema,
): TSchema {
  return Object.assign(Object.defineProperties({}, Object.getOwnPropertyDescriptors(schema)), {
    title: en,
    'x-label': { cn, en },
    'x-group': group,
    ...(help === undefined ? {} : { description: help.en, 'x-help': help }),
    ...(control === undefined ? {} : { 'x-control': control }),
    ...(ref === undefined ? {} : { 'x-ref': ref }),
    ...(unit === undefined ? {} : { 'x-unit': unit }),
    ...(ground === undefined ? {} : { 'x-ground': ground }),
  });
}

function toWords(value: unknown): LocaleText | undefined {
  if (!isObject(value)) return undefined;
  const { cn, en } = value;
  return typeof cn === 'string' && typeof en === 'string' ? { cn, en } : undefined;
}

/** Words a schema carries under a keyword of ours; nothing where they are not there in both languages. */
export function readWords(
  schema: unknown,
  keyword: 'x-label' | 'x-help' | 'x-description' | 'x-unit',
): LocaleText | undefined {
  return isObject(schema) ? toWords(schema[keyword]) : undefined;
}

/** Names of the values of a choice, in the order of its values; nothing unless each has both. */
export function readNames(schema: unknown): readonly LocaleText[] | undefined {
  const list: unknown = isObject(schema) ? schema['x-names'] : undefined;
  if (!Array.isArray(list)) return undefined;
  const names = list.map(toWords).filter((name) => name !== undefined);
  return names.length === list.length ? names : undefined;
}
