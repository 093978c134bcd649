/** What is told where a field is missing, unknown, of another type, or none of its choices, sentence by sentence. */
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { rulesBroken, buildNotice } from '../../tests/support/told.ts';
import { field } from './field.ts';
import { NamedSchema, NumberedSchema } from './fragments.ts';
import { TextSchema } from './text.ts';

interface Case {
  readonly is: string;
  readonly schema: object;
  readonly input: unknown;
  readonly en: string;
  readonly cn: string;
}

const box = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const buildClosedValue = (...names: string[]) =>
  box(Object.fromEntries(names.map((name) => [name, {}])), { additionalProperties: false });

const FIELDS: readonly Case[] = [
  {
    is: 'missing, and described',
    schema: box({ html: { description: 'The text as HTML' } }, { required: ['html'] }),
    input: {},
    en: ': The field html is missing. Add "html": The text as HTML',
    cn: ': 缺少字段 html. 补上 "html"',
  },
  {
    is: 'missing, and named to merchants',
    schema: box({ text: field({ cn: '正文', en: 'Text' }, Type.String()) }, { required: ['text'] }),
    input: {},
    en: ': The field text is missing. Add "text": Text',
    cn: ': 缺少字段 text. 补上 "text"：正文',
  },
  {
    is: 'missing, named and explained to merchants',
    schema: box(
      {
        to: field({ cn: '时间', en: 'Moment', help: { cn: '单位是秒', en: 'In seconds' } }, Type.Integer()),
      },
      { required: ['to'] },
    ),
    input: {},
    en: ': The field to is missing. Add "to": Moment (In seconds)',
    cn: ': 缺少字段 to. 补上 "to"：时间（单位是秒）',
  },
  {
    is: 'missing, with no description',
    schema: box({ inner: box({ id: { type: 'string' } }, { required: ['id'] }) }),
    input: { inner: {} },
    en: '/inner: The field id is missing. Add "id"',
    cn: '/inner: 缺少字段 id. 补上 "id"',
  },
  {
    is: 'missing, with nothing known of it',
    schema: { type: 'object', required: ['id'] },
    input: {},
    en: ': The field id is missing. Add "id"',
    cn: ': 缺少字段 id. 补上 "id"',
  },
  {
    is: 'unknown, and close to one that is known',
    schema: buildClosedValue('seconds', 'height'),
    input: { secods: 6 },
    en: '/secods: There is no field secods here. Did you mean seconds?',
    cn: '/secods: 这里没有名为 secods 的字段. 是否想写 seconds？',
  },
  {
    is: 'unknown, and like none',
    schema: buildClosedValue('seconds', 'height'),
    input: { colour: 'red' },
    en: '/colour: There is no field colour here. Take it out; the fields there are: seconds, height',
    cn: '/colour: 这里没有名为 colour 的字段. 请删除它；可用的字段：seconds, height',
  },
  {
    is: 'unknown where there are none',
    schema: { type: 'object', additionalProperties: false },
    input: { colour: 'red' },
    en: '/colour: There is no field colour here. Take it out',
    cn: '/colour: 这里没有名为 colour 的字段. 请删除它',
  },
  {
    is: 'unknown with a name that is a path',
    schema: buildClosedValue('seconds'),
    input: { 'a/b~c': 1 },
    en: '/a~1b~0c: There is no field a/b~c here. Take it out; the fields there are: seconds',
    cn: '/a~1b~0c: 这里没有名为 a/b~c 的字段. 请删除它；可用的字段：seconds',
  },
  {
    is: 'unknown where names are numbers of types',
    schema: {
      type: 'object',
      patternProperties: { '^x-': {}, '^[0-9]{1,3}$': {} },
      additionalProperties: false,
    },
    input: { video: [] },
    en: '/video: There is no field video here. Name it by the number of the type, like "3" for videos and "50" for courses',
    cn: '/video: 这里没有名为 video 的字段. 字段名写类型的编号，如 "3" 是视频、"50" 是课程',
  },
  {
    is: 'unknown where names follow another pattern',
    schema: { type: 'object', patternProperties: { '^x-[0-9]': {} }, additionalProperties: false },
    input: { video: [] },
    en: '/video: There is no field video here. Take it out',
    cn: '/video: 这里没有名为 video 的字段. 请删除它',
  },
];

const NULL = { type: ['object', 'null'] };
const UNION = { anyOf: [{ type: 'string' }, { type: 'array' }, { type: 'null' }] };

/** A type, what stands there, and the sentence after the place. */
const TYPES: readonly (readonly [schema: object, given: unknown, en: string, cn: string])[] = [
  [
    { type: 'string' },
    2026,
    'This has to be a text, and is a number. Write it in quotes: "2026"',
    '这里应为文本，写成了数字. 写成带引号的文本："2026"',
  ],
  [
    { type: 'string' },
    true,
    'This has to be a text, and is true. Write it in quotes: "true"',
    '这里应为文本，写成了 true. 写成带引号的文本："true"',
  ],
  [
    { type: 'string' },
    ['a'],
    'This has to be a text, and is a list. Write it in quotes: "…"',
    '这里应为文本，写成了列表. 写成带引号的文本："…"',
  ],
  [
    { type: 'string' },
    null,
    'This has to be a text, and is null. Write it in quotes: "…"',
    '这里应为文本，写成了 null. 写成带引号的文本："…"',
  ],
  [
    { type: 'integer' },
    ' 4 ',
    'This has to be a whole number, and is a text. Write it without quotes: 4',
    '这里应为整数，写成了文本. 去掉引号：4',
  ],
  [
    { type: 'integer' },
    '4.5',
    'This has to be a whole number, and is a text. Write a whole number without quotes, like 12',
    '这里应为整数，写成了文本. 写成不带引号的整数，如 12',
  ],
  [
    { type: 'integer' },
    4.5,
    'This has to be a whole number, and is a number. Write a whole number without quotes, like 12',
    '这里应为整数，写成了数字. 写成不带引号的整数，如 12',
  ],
  [
    { type: 'integer' },
    'four',
    'This has to be a whole number, and is a text. Write a whole number without quotes, like 12',
    '这里应为整数，写成了文本. 写成不带引号的整数，如 12',
  ],
  [
    { type: 'number' },
    '.5',
    'This has to be a number, and is a text. Write it without quotes: 0.5',
    '这里应为数字，写成了文本. 去掉引号：0.5',
  ],
  [
    { type: 'number' },
    '  ',
    'This has to be a number, and is a text. Write a number without quotes, like 12.5',
    '这里应为数字，写成了文本. 写成不带引号的数字，如 12.5',
  ],
  [
    { type: 'number' },
    false,
    'This has to be a number, and is false. Write a number without quotes, like 12.5',
    '这里应为数字，写成了 false. 写成不带引号的数字，如 12.5',
  ],
  [
    { type: 'number' },
    '1e999',
    'This has to be a number, and is a text. Write a number without quotes, like 12.5',
    '这里应为数字，写成了文本. 写成不带引号的数字，如 12.5',
  ],
  [
    { type: 'boolean' },
    'no',
    'This has to be true or false, and is a text. Write true or false, without quotes',
    '这里应为 true 或 false，写成了文本. 写成不带引号的 true 或 false',
  ],
  [
    { type: 'array' },
    {},
    'This has to be a list, and is an object. Write a list, between [ and ]',
    '这里应为列表，写成了对象. 写成列表，放在 [ 和 ] 之间',
  ],
  [
    { type: 'object' },
    [],
    'This has to be an object, and is a list. Write an object, between { and }',
    '这里应为对象，写成了列表. 写成对象，放在 { 和 } 之间',
  ],
  [
    NULL,
    7,
    'This has to be an object or null, and is a number. Write an object, between { and }',
    '这里应为对象或 null，写成了数字. 写成对象，放在 { 和 } 之间',
  ],
  [
    UNION,
    7,
    'This has to be a text or a list or null, and is a number. Write it in quotes: "7"',
    '这里应为文本或列表或 null，写成了数字. 写成带引号的文本："7"',
  ],
  [
    TextSchema(),
    7,
    'This has to be a text, and is a number. Write a text in quotes, "…", or {"cn": "…", "en": "…"}',
    '这里应为文本，写成了数字. 写成带引号的文本 "…"，或 {"cn": "…", "en": "…"}',
  ],
];

const CHOICES: readonly Case[] = [
  {
    is: 'near one of the texts there are',
    schema: { enum: [1, null, 'short', 'standard', 'tall'] },
    input: 'standart',
    en: ': "standart" is none of the choices. Did you mean standard? The choices: 1, null, short, standard, tall',
    cn: ': "standart" 不在可选值之内. 是否想写 standard？可选：1, null, short, standard, tall',
  },
  {
    is: 'near none of them',
    schema: { enum: ['short', 'tall'] },
    input: 'medium',
    en: ': "medium" is none of the choices. Choose one of: short, tall',
    cn: ': "medium" 不在可选值之内. 可选：short, tall',
  },
  {
    is: 'no text at all',
    schema: { enum: ['1', 'true', null, false] },
    input: 1,
    en: ': 1 is none of the choices. Choose one of: 1, true, null, false',
    cn: ': 1 不在可选值之内. 可选：1, true, null, false',
  },
  {
    is: 'a number that names nothing',
    schema: NumberedSchema({ 0: { cn: '显示', en: 'shown' }, 1: { cn: '隐藏', en: 'hidden' } }),
    input: 2,
    en: ': 2 is none of the choices. Choose one of: 0 shown, 1 hidden',
    cn: ': 2 不在可选值之内. 可选：0 显示, 1 隐藏',
  },
  {
    is: 'a word that names nothing',
    schema: NamedSchema({
      over: { cn: '叠在图片上', en: 'Over the picture' },
      beside: { cn: '旁边', en: 'Beside' },
    }),
    input: 'below',
    en: ': "below" is none of the choices. Choose one of: over (Over the picture), beside (Beside)',
    cn: ': "below" 不在可选值之内. 可选：over（叠在图片上）, beside（旁边）',
  },
  {
    is: 'of choices of which some have names',
    schema: { enum: [0, 1, 2], 'x-names': [{ cn: '显示', en: 'shown' }, 'odd'] },
    input: 9,
    en: ': 9 is none of the choices. Choose one of: 0 shown, 1, 2',
    cn: ': 9 不在可选值之内. 可选：0 显示, 1, 2',
  },
  {
    is: 'not the one number there may be',
    schema: { const: 1 },
    input: 2,
    en: ': This has to be 1, and is 2. Write 1',
    cn: ': 这里只能是 1，写成了 2. 写成 1',
  },
  {
    is: 'not the one text there may be',
    schema: { enum: ['template1'] },
    input: 'template2',
    en: ': This has to be template1, and is "template2". Write template1',
    cn: ': 这里只能是 template1，写成了 "template2". 写成 template1',
  },
  {
    is: 'none of the forms of a union',
    schema: Type.Union([Type.Literal('in'), Type.Literal('out')]),
    input: 'yes',
    en: ': "yes" is none of the choices. Choose one of: in, out',
    cn: ': "yes" 不在可选值之内. 可选：in, out',
  },
  {
    is: 'of more choices than one reads, and long itself',
    schema: { enum: Array.from({ length: 25 }, (_, index) => 100 + index) },
    input: 'x'.repeat(50),
    en: `: "${'x'.repeat(38)}… is none of the choices. Choose one of: ${Array.from({ length: 24 }, (_, index) => 100 + index).join(', ')} …`,
    cn: `: "${'x'.repeat(38)}… 不在可选值之内. 可选：${Array.from({ length: 24 }, (_, index) => 100 + index).join(', ')} …`,
  },
  {
    is: 'of as many choices as one reads, and as long as is shown whole',
    schema: { enum: Array.from({ length: 24 }, (_, index) => 100 + index) },
    input: 'x'.repeat(38),
    en: `: "${'x'.repeat(38)}" is none of the choices. Choose one of: ${Array.from({ length: 24 }, (_, index) => 100 + index).join(', ')}`,
    cn: `: "${'x'.repeat(38)}" 不在可选值之内. 可选：${Array.from({ length: 24 }, (_, index) => 100 + index).join(', ')}`,
  },
];

describe('D112: it is told of a field, and how to mend it, where it is', () => {
  it.each(FIELDS)('$is', ({ schema, input, en, cn }) => {
    expect(buildNotice(schema, input)).toEqual({ en: [en], cn: [cn] });
  });
});

describe('D112: it is told what a value has to be, what it is and how it is written', () => {
  it.each(TYPES)('%j given %j', (schema, input, en, cn) => {
    expect(buildNotice(schema, input)).toEqual({ en: [`: ${en}`], cn: [`: ${cn}`] });
  });
});

describe('D112: it is told which choices there are where a value is', () => {
  it.each(CHOICES)('$is', ({ schema, input, en, cn }) => {
    expect(buildNotice(schema, input)).toEqual({ en: [en], cn: [cn] });
  });
});

it('D112: the rule that is broken is named', () => {
  const schema = box({ a: {}, b: { type: 'string' }, c: { enum: [1, 2] }, d: { const: 1 }, e: TextSchema() });
  const input = { b: 1, c: 3, d: 2, e: {}, f: 0 };
  expect(rulesBroken({ ...schema, required: ['a'], additionalProperties: false }, input)).toEqual([
    ' required',
    '/f additionalProperties',
    '/b type',
    '/c enum',
    '/d enum',
    '/e minProperties',
  ]);
});
