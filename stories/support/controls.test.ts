/** From a schema to controls: each form of value gets the control that fits it. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { field } from '#schemas/page/field.ts';
import {
  ChoiceSchema,
  ColorSchema,
  ImageUrlSchema,
  NamedSchema,
  NumberedSchema,
  withDefault,
} from '#schemas/page/fragments.ts';
import { LinkSchema } from '#schemas/page/link.ts';
import { TextSchema } from '#schemas/page/text.ts';
import { controlsOf, textsOf } from './controls.ts';

const props = Type.Object({
  title: TextSchema({ min: 1, max: 80, description: 'The heading' }),
  look: withDefault(ChoiceSchema(['card', 'plain'], 'How it looks'), 'card'),
  size: ChoiceSchema(['xs', 's', 'm', 'l', 'xl']),
  columns: Type.Optional(Type.Integer({ minimum: 3, maximum: 5 })),
  to: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_102_444_799 })),
  shown: Type.Optional(Type.Boolean()),
  ink: Type.Optional(ColorSchema()),
  cover: Type.Optional(ImageUrlSchema('The picture')),
  link: Type.Optional(LinkSchema),
  cards: Type.Optional(Type.Array(Type.Object({ name: TextSchema() }), { maxItems: 4 })),
});
const controls = controlsOf({ props }, 'en');

describe('controlsOf', () => {
  it('D36: what has to be given stands before what has not, else in the order of the schema', () => {
    const mixedObject = Type.Object({
      late: Type.Optional(Type.Boolean()),
      first: Type.Boolean(),
      later: Type.Optional(Type.Boolean()),
      second: Type.Boolean(),
    });
    expect(Object.keys(controlsOf({ props: mixedObject }, 'en'))).toEqual([
      'first',
      'second',
      'late',
      'later',
    ]);
  });

  it('D36: enums, numbers, switches, colours, texts and nested values each get their control', () => {
    const kinds = Object.fromEntries(Object.entries(controls).map(([name, row]) => [name, row?.control]));
    expect(kinds).toEqual({
      'title cn': { type: 'text', maxLength: 80 },
      'title en': { type: 'text', maxLength: 80 },
      look: { type: 'inline-radio' },
      size: { type: 'select' },
      columns: { type: 'range', min: 3, max: 5, step: 1 },
      to: { type: 'number', min: 0, max: 4_102_444_799 },
      shown: { type: 'boolean' },
      ink: { type: 'color' },
      cover: { type: 'text', maxLength: 2048 },
      link: { type: 'object' },
      cards: { type: 'object' },
    });
    expect(controls['size']?.options).toEqual(['xs', 's', 'm', 'l', 'xl']);
  });

  it('D36: the table says what a prop is for, what it may be and what it is when left out', () => {
    expect(controls['title cn']).toMatchObject({ name: 'title · cn *', description: 'The heading' });
    expect(controls['title cn']?.table?.type).toEqual({ summary: 'text 1–80' });
    expect(controls['look']?.table).toEqual({
      type: { summary: '"card" | "plain"' },
      defaultValue: { summary: '"card"' },
    });
    expect(controls['cards']?.table?.type).toEqual({ summary: 'list of object 0–4' });
  });

  it('D36: a prop is named as a merchant reads it, in the language of the story', () => {
    const wordedObject = Type.Object({
      tone: field(
        {
          cn: '醒目程度',
          en: 'Tone',
          group: 'style',
          help: { cn: '越响越少用', en: 'Use loud ones seldom' },
        },
        NamedSchema({ quiet: { cn: '平淡', en: 'Quiet' }, loud: { cn: '醒目', en: 'Loud' } }),
      ),
      title: field({ cn: '标题', en: 'Heading' }, Type.Optional(TextSchema())),
      size: field(
        { cn: '大小', en: 'Size' },
        Type.Optional(NumberedSchema({ 2: { cn: '双倍', en: 'Double' } })),
      ),
    });
    const buildShownValue = (locale: 'cn' | 'en') => controlsOf({ props: wordedObject }, locale);
    expect(buildShownValue('en')['tone']).toMatchObject({
      name: 'Tone *',
      description: '`tone` Use loud ones seldom',
      control: { type: 'inline-radio', labels: { quiet: 'Quiet', loud: 'Loud' } },
      options: ['quiet', 'loud'],
      table: { category: 'Style' },
    });
    expect(buildShownValue('cn')['tone']).toMatchObject({
      name: '醒目程度 *',
      description: '`tone` 越响越少用',
      control: { labels: { quiet: '平淡', loud: '醒目' } },
      table: { category: '样式' },
    });
    expect(buildShownValue('cn')['title en']).toMatchObject({ name: '标题 · en', description: '`title`' });
    expect(buildShownValue('cn')['size']?.control).toMatchObject({ labels: { '2': '双倍' } });
  });

  it('D45: the props that are texts are known by name', () => {
    expect(textsOf({ props })).toEqual(['title']);
  });
});
