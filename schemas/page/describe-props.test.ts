/** The reading of a props schema that controls, tables and stories are made of. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { changeEach, describeProps, holds } from './describe-props.ts';
import { field } from './field.ts';
import {
  ChoiceSchema,
  ColorSchema,
  ImageUrlSchema,
  NamedSchema,
  UrlSchema,
  VideoUrlSchema,
  withDefault,
} from './fragments.ts';
import { LinkSchema } from './link.ts';
import { TextSchema } from './text.ts';

const props = Type.Object({
  title: TextSchema({ min: 1, max: 80, description: 'The heading' }),
  look: withDefault(ChoiceSchema(['card', 'plain'], 'How it looks'), 'card'),
  size: Type.Union([Type.Literal(1), Type.Literal(2)]),
  columns: Type.Optional(Type.Integer({ minimum: 3, maximum: 5 })),
  shown: Type.Boolean(),
  ink: Type.Optional(ColorSchema()),
  href: Type.Optional(UrlSchema()),
  code: Type.Optional(Type.String({ maxLength: 9, pattern: '^[a-z]+$' })),
  link: Type.Optional(LinkSchema),
  cards: Type.Array(Type.Object({ name: TextSchema(), image: Type.Optional(ImageUrlSchema()) }), {
    maxItems: 4,
  }),
  words: Type.Array(TextSchema({ max: 30 })),
});
const rows = describeProps({ props });
/** The row of a prop of this schema. */
function rowOf(schema: object) {
  const [only] = describeProps({ props: Type.Object({ one: Type.Optional(Type.Unsafe(schema)) }) });
  return only;
}
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

  it('D36: a value that may be one of several things says each of them', () => {
    const union = { anyOf: [ColorSchema(), ImageUrlSchema(), ColorSchema()] };
    expect(rowOf(union)).toMatchObject({ form: 'value', alternatives: ['colour', 'image'] });
    expect(rowOf(Type.String())).not.toHaveProperty('alternatives');
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

  it.each([
    ['a text by its mark, whatever it is made of', { 'x-text': true, type: 'object' }, 'text'],
    ['a choice of an enum', { type: 'string', enum: ['a', 'b'] }, 'choice'],
    ['a choice of one', { const: 'a' }, 'choice'],
    ['a choice of single values', { anyOf: [{ const: 'a' }, { const: 1 }] }, 'choice'],
    ['values of which one is not single', { anyOf: [{ const: 'a' }, { type: 'number' }] }, 'value'],
    ['values of which one is anything', { anyOf: [true, { const: 'a' }] }, 'value'],
    ['a colour', ColorSchema(), 'colour'],
    ['a link', UrlSchema(), 'url'],
    ['a picture', ImageUrlSchema(), 'image'],
    ['a file of another kind, which is no picture', VideoUrlSchema(), 'string'],
    ['a string', { type: 'string' }, 'string'],
    ['a string of a pattern', { type: 'string', pattern: '^mailto:' }, 'string'],
    ['a whole number', { type: 'integer' }, 'integer'],
    ['a number', { type: 'number' }, 'number'],
    ['true or false', { type: 'boolean' }, 'boolean'],
    ['an object', { type: 'object' }, 'object'],
    ['a list', { type: 'array' }, 'list'],
    ['anything', {}, 'value'],
    ['nothing', { type: 'null' }, 'value'],
  ])('D36: %s', (_is, schema, form) => {
    expect(rowOf(schema)).toMatchObject({ form });
    expect(rowOf(schema)).not.toHaveProperty('entry');
    expect(rowOf({ type: 'array', items: schema })).toMatchObject({ form: 'list', entry: form });
  });

  it.each([
    [
      { type: 'string', minLength: 0, maxLength: 9 },
      { min: 0, max: 9 },
    ],
    [
      { type: 'array', minItems: 1, maxItems: 4 },
      { min: 1, max: 4 },
    ],
    [
      { type: 'number', minimum: 0, maximum: 0.5 },
      { min: 0, max: 0.5 },
    ],
    [{ type: 'number', minimum: 2 }, { min: 2 }],
    [{ type: 'number', maximum: 2 }, { max: 2 }],
    [{ type: 'number' }, {}],
    [TextSchema({ min: 1, max: 80 }), { min: 1, max: 80 }],
    [{ 'x-text': true, maxLength: 7 }, { max: 7 }],
    [{ anyOf: [{ type: 'string', maxLength: 7 }, { type: 'number' }] }, {}],
  ])('D36: the limits of %j', (schema, limits) => {
    const heldItems = Object.entries(rowOf(schema) ?? {}).filter(([key]) => key === 'min' || key === 'max');
    expect(Object.fromEntries(heldItems)).toStrictEqual(limits);
  });

  it('D36: what a schema does not say, a row does not have', () => {
    const nothing = { name: 'one', required: false, description: '', options: [], parts: [] };
    expect(rowOf({})).toStrictEqual({ ...nothing, form: 'value' });
    expect(rowOf({ type: 'string', description: 7 })).toStrictEqual({ ...nothing, form: 'string' });
    expect(rowOf({ default: null })).toStrictEqual({ ...nothing, form: 'value', fallback: null });
    expect(rowOf({ type: 'array' })).toStrictEqual({ ...nothing, form: 'list' });
    expect(describeProps({ props: Type.Object({}) })).toEqual([]);
  });

  it('D36: what a schema says is read at its word', () => {
    expect(rowOf({ ...TextSchema({ description: 'The heading' }), default: 'T' })).toMatchObject({
      description: 'The heading',
      fallback: 'T',
    });
    expect(rowOf({ enum: ['card', 'plain'] })).toMatchObject({ options: ['card', 'plain'] });
    expect(rowOf({ const: 'card' })).toMatchObject({ options: ['card'] });
    expect(rowOf({ anyOf: [{ const: 'a' }, { const: 1 }] })).toMatchObject({ options: ['a', 1] });
    expect(rowOf({ anyOf: [{ const: 'a' }, { type: 'null' }] })).toMatchObject({ options: [] });
  });

  it('D36: only a choice has options, and only what holds fields has parts', () => {
    const fields = { properties: { cn: { type: 'string' } } };
    const parts = [{ name: 'cn', required: false }];
    expect(rowOf({ anyOf: [{ const: 1 }, {}] })).toMatchObject({ options: [] });
    expect(rowOf({ 'x-text': true, enum: ['a'] })).toMatchObject({ form: 'text', options: [] });
    expect(rowOf({ type: 'object', ...fields })).toMatchObject({ parts });
    expect(rowOf({ type: 'object', ...fields, required: ['cn'] })).toMatchObject({
      parts: [{ name: 'cn', required: true }],
    });
    expect(rowOf({ type: 'array', items: { type: 'object', ...fields } })).toMatchObject({ parts });
    expect(rowOf({ type: 'array', items: { 'x-text': true, ...fields } })).toMatchObject({ parts: [] });
    expect(rowOf({ 'x-text': true, type: 'object', ...fields })).toMatchObject({ parts: [] });
    expect(rowOf(fields)).toMatchObject({ form: 'value', parts: [] });
  });

  it('D36: what a merchant reads of a prop is read in both languages, and its group by name', () => {
    const label = { cn: '配色', en: 'Colours' };
    const help = { cn: '一句话', en: 'One sentence' };
    const names = { a: { cn: '甲', en: 'A' }, b: { cn: '乙', en: 'B' } };
    expect(rowOf(field({ ...label, help, group: 'style' }, NamedSchema(names)))).toMatchObject({
      label,
      help,
      group: 'style',
      options: ['a', 'b'],
      names: [names.a, names.b],
    });
    expect(rowOf(field(label, Type.Boolean()))).toMatchObject({ label, group: 'content' });
    const odd = {
      'x-label': { en: 'Colours' },
      'x-help': 'Help',
      'x-group': 'odd',
      'x-names': [{ cn: '甲' }],
    };
    for (const absent of ['label', 'help', 'group', 'names'])
      expect(rowOf({ type: 'string', ...odd })).not.toHaveProperty(absent);
  });

  it('D36: words given to a shared field again replace those of its home, and it stays as optional as it was', () => {
    const sharedOptional = field(
      { cn: '链接', en: 'Link', help: { cn: '去哪里', en: 'Where to' } },
      Type.Optional(Type.String()),
    );
    const again = field({ cn: '更多', en: 'More', group: 'behaviour' }, sharedOptional);
    const [row, home] = describeProps({ props: Type.Object({ again, shared: sharedOptional }) });
    expect(row).toMatchObject({
      label: { cn: '更多', en: 'More' },
      help: { cn: '去哪里', en: 'Where to' },
      group: 'behaviour',
      required: false,
    });
    expect(home).toMatchObject({ label: { cn: '链接', en: 'Link' }, group: 'content' });
  });

  it('D36: a form is found wherever it stands', () => {
    expect(holds(rows, 'image')).toBe(true);
    expect(holds(rows, 'text')).toBe(true);
    expect(holds(describeProps({ props: Type.Object({ a: Type.Array(TextSchema()) }) }), 'text')).toBe(true);
    expect(holds([], 'image')).toBe(false);
    expect(holds(describeProps({ props: Type.Object({ a: Type.Boolean() }) }), 'image')).toBe(false);
  });

  it('D45: every value of a form is changed in place, and nothing else is', () => {
    const storedValue = {
      title: { cn: '题', en: 'T' },
      look: 'card',
      cards: [{ name: 'plain', image: '/a.svg' }],
      words: ['one'],
      strange: { title: 'kept' },
    };
    expect(changeEach(rows, storedValue, 'text', () => '!')).toEqual({
      ...storedValue,
      title: '!',
      cards: [{ name: '!', image: '/a.svg' }],
      words: ['!'],
    });
    expect(changeEach(rows, 'not props', 'text', () => '!')).toBe('not props');
  });

  it('D45: what a change is given is the value that stands there; a list of the form asked for is one', () => {
    const storedValue = {
      title: 'T',
      words: ['one', 'two'],
      cards: [{ name: 'n' }, 'odd'],
      link: { link_type: 1 },
    };
    const seenItems: unknown[] = [];
    const note = (value: unknown) => seenItems.push(value);
    expect(changeEach(rows, storedValue, 'text', note)).toEqual({
      title: 1,
      words: [2, 3],
      cards: [{ name: 4 }, 'odd'],
      link: { link_type: 1 },
    });
    expect(seenItems).toEqual(['T', 'one', 'two', 'n']);
    expect(changeEach(rows, storedValue, 'list', () => [])).toEqual({ ...storedValue, words: [], cards: [] });
    expect(changeEach(rows, storedValue, 'object', () => 0)).toEqual({
      ...storedValue,
      cards: [0, 0],
      link: 0,
    });
    expect(changeEach(rows, { link: { link_type: 1, link_url: '/a' } }, 'url', () => '/b')).toEqual({
      link: { link_type: 1, link_url: '/b' },
    });
  });
});
