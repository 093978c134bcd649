/** The reading of a props schema that controls, tables and stories are made of. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { changeEach, describeProps, holds } from './describe-props.ts';
import { ChoiceSchema, ColorSchema, ImageUrlSchema, UrlSchema, withDefault } from './fragments.ts';
import { LinkSchema } from './link.ts';
import { TextSchema } from './text.ts';

const props = Type.Object({
  title: TextSchema({ min: 1, max: 80, description: 'The heading' }),
  look: withDefault(ChoiceSchema(['card', 'plain'], 'How it looks'), 'card'),
  size: Type.Union([Type.Literal(1), Type.Literal(2)]),
  columns: Type.Optional(Type.Integer({ minimum: 3, maximum: 5 })),
  shown: Type.Boolean(),
  ink: Type.Optional(ColorSchema('Colour of the words')),
  href: Type.Optional(UrlSchema()),
  code: Type.Optional(Type.String({ maxLength: 9, pattern: '^[a-z]+$' })),
  link: Type.Optional(LinkSchema),
  cards: Type.Array(Type.Object({ name: TextSchema(), image: Type.Optional(ImageUrlSchema()) }), {
    maxItems: 4,
  }),
  words: Type.Array(TextSchema({ max: 30 })),
});
const rows = describeProps({ props });
const row = (name: string) => rows.find((one) => one.name === name);

describe('describeProps', () => {
  it('D36: every prop has a form, and the forms are those of a designer', () => {
    expect(Object.fromEntries(rows.map(({ name, form }) => [name, form]))).toEqual({
      title: 'text',
      look: 'choice',
      size: 'choice',
      columns: 'integer',
      shown: 'boolean',
      ink: 'colour',
      href: 'url',
      code: 'string',
      link: 'object',
      cards: 'list',
      words: 'list',
    });
  });

  it('D36: limits, options, defaults, descriptions and whether it must be given are kept', () => {
    expect(row('title')).toMatchObject({ required: true, min: 1, max: 80, description: 'The heading' });
    expect(row('look')).toMatchObject({ required: false, options: ['card', 'plain'], fallback: 'card' });
    expect(row('size')).toMatchObject({ options: [1, 2] });
    expect(row('columns')).toMatchObject({ min: 3, max: 5, required: false });
  });

  it('D36: fields of objects and of list entries are rows of their own', () => {
    expect(row('link')?.parts.map((part) => part.name)).toContain('link_type');
    expect(row('cards')).toMatchObject({ max: 4, entry: 'object' });
    expect(row('cards')?.parts.map((part) => [part.name, part.form])).toEqual([
      ['name', 'text'],
      ['image', 'image'],
    ]);
    expect(row('words')).toMatchObject({ entry: 'text', parts: [] });
  });

  it('D36: a form is found wherever it stands', () => {
    expect(holds(rows, 'image')).toBe(true);
    expect(holds(describeProps({ props: Type.Object({ a: Type.Boolean() }) }), 'image')).toBe(false);
  });

  it('D45: every value of a form is changed in place, and nothing else is', () => {
    const stored = {
      title: { cn: '题', en: 'T' },
      look: 'card',
      cards: [{ name: 'plain', image: '/a.svg' }],
      words: ['one'],
      strange: { title: 'kept' },
    };
    expect(changeEach(rows, stored, 'text', () => '!')).toEqual({
      ...stored,
      title: '!',
      cards: [{ name: '!', image: '/a.svg' }],
      words: ['!'],
    });
    expect(changeEach(rows, 'not props', 'text', () => '!')).toBe('not props');
  });
});
