/** Every field a merchant may meet has its words in both languages (ADR-580). */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitions } from '#renderers/definitions.gen.ts';
import { emitIndex, emitSchemas, SHARED_SCHEMAS } from '#schemas/emit.ts';
import { FIELD_GROUPS, readWords } from '#schemas/page/field.ts';
import { ROOT } from '../../tools/imports.ts';
import { judgeLabels } from '../support/judge-labels.ts';
import { fieldsIn, type Schema } from '../support/schema-fields.ts';

/** Shelves whose renderers a merchant places, or meets in the documents they are made of. */
const PLACED: readonly string[] = ['page-block', 'chrome', 'detail-tab'];
const placedRenderers = definitions.filter(({ offers }) => PLACED.includes(offers));

const subjects: [string, Schema][] = [
  ...Object.entries(SHARED_SCHEMAS).map(([name, schema]): [string, Schema] => [
    `document ${name}`,
    { ...schema },
  ]),
  ...placedRenderers.map(({ kind, props }): [string, Schema] => [`block ${kind}`, { ...props }]),
];

describe('D36: the words of fields', () => {
  it.each(subjects)('%s: every field, choice and group is named in both languages', (_name, schema) => {
    expect(judgeLabels(schema)).toEqual([]);
  });

  it('sees every field: of objects, list entries, unions, records and references', () => {
    const paths = fieldsIn({
      properties: {
        list: { type: 'array', items: { properties: { deep: {} } } },
        either: { anyOf: [{ properties: { one: {} } }, { type: 'string' }] },
        record: { patternProperties: { '^x': { properties: { held: {} } } } },
        other: { additionalProperties: { properties: { open: {} } } },
        there: { $ref: '#/$defs/thing' },
        text: { 'x-text': true, anyOf: [{ properties: { cn: {}, en: {} } }] },
      },
      $defs: { thing: { properties: { again: { $ref: '#/$defs/thing' } } } },
    }).map(({ path }) => path);
    expect(paths).toEqual([
      'list',
      'list[].deep',
      'either',
      'either.one',
      'record',
      'record{}.held',
      'other',
      'other{}.open',
      'there',
      'there.again',
      'text',
    ]);
    const all = subjects.flatMap(([, schema]) => fieldsIn(schema));
    expect(all.length).toBeGreaterThan(600);
  });

  const words = { 'x-label': { cn: '标题', en: 'Heading' }, 'x-group': 'content' };
  const label = (cn: string, en: string) => ({ ...words, 'x-label': { cn, en } });
  it.each<[string, Schema]>([
    ['one has no label', { 'x-group': 'content' }],
    ['one has no label', { ...words, 'x-label': { cn: '标题' } }],
    ['one has no group: looks', { ...words, 'x-group': 'looks' }],
    ['one has no group: toString', { ...words, 'x-group': 'toString' }],
    ['one label is not Chinese: Title', label('Title', 'Title')],
    ['one label is not English: 标题', label('标题', '标题')],
    [
      'one label is too long: 这一个标签比一个商家愿意读的长得多',
      label('这一个标签比一个商家愿意读的长得多', 'Title'),
    ],
    ['one label has too many words: A b c d e f', label('标题', 'A b c d e f')],
    ['one label ends with a stop: 标题。 · Title', label('标题。', 'Title')],
    ['one label begins small: title', label('标题', 'title')],
    ['one is a number without help: its unit, or what follows', { ...words, type: 'integer' }],
    ['one has help in no language or one', { ...words, description: 'English alone' }],
    ['one repeats its label: 标题 · Heading', { ...words, 'x-help': words['x-label'] }],
    ['one names 0 of 2 choices', { ...words, enum: ['a', 'b'] }],
    ['one names 0 of 2 choices', { ...words, anyOf: [{ const: 'a' }, { const: 'b' }] }],
    ['one names 0 of 1 choices', { ...words, type: 'array', items: { enum: ['a'] } }],
    ['one has a choice without a name', { ...words, enum: ['a'], 'x-names': [{ cn: '甲' }] }],
    [
      'one has two choices of one name',
      {
        ...words,
        enum: ['a', 'b'],
        'x-names': [
          { cn: '甲', en: 'A' },
          { cn: '甲', en: 'B' },
        ],
      },
    ],
  ])('rejects a field of which it says: %s', (fault, schema) => {
    expect(judgeLabels({ properties: { one: schema } })).toEqual([fault]);
  });

  it('rejects two fields of one object with the same label', () => {
    const faults = judgeLabels({ properties: { one: words, other: label('标题', 'Title') } });
    expect(faults).toEqual(['one shares its label: 标题 · Heading', 'other shares its label: 标题 · Title']);
  });

  it('M6: what is served under /schemas says the same, and in English to readers of plain JSON Schema', () => {
    const banner = emitSchemas(definitions).get('banner');
    expect(banner).toMatchObject({
      properties: {
        veil: {
          title: 'Overlay',
          description: 'Keeps words readable; weaken it only where the picture leaves quiet room for them',
          'x-label': { cn: '图片遮罩', en: 'Overlay' },
          'x-help': { cn: '遮罩让文字看得清；图片给文字留了空白时才减弱' },
          'x-group': 'style',
          enum: ['strong', 'soft', 'none'],
          'x-names': [
            { cn: '强', en: 'Strong' },
            { cn: '弱', en: 'Soft' },
            { cn: '无', en: 'None' },
          ],
        },
      },
    });
    expect(emitIndex(definitions).groups.style).toEqual({ cn: '样式', en: 'Style' });
  });

  it('help quotes what is shown when a field is left out as it is shown', () => {
    /** Renderers that draw what a document leaves out. */
    const drawnBy: Readonly<Record<string, string>> = {
      'document form': 'info-form',
      'document navbar': 'navbar',
      'document zone': 'navbar',
    };
    const quotedPaths = subjects.flatMap(([name, schema]) => {
      const kind = drawnBy[name] ?? name.replace('block ', '');
      const renderer = placedRenderers.find((one) => one.kind === kind);
      const path = join(ROOT, 'renderers', renderer?.family ?? '', kind, 'words.ts');
      const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return fieldsIn(schema).flatMap((one) => {
        const help = readWords(one.schema, 'x-help');
        const cn = /不填则显示“(?<words>[^”]+)”/.exec(help?.cn ?? '')?.groups?.['words'];
        const en = /“(?<words>[^”]+)” when left out/.exec(help?.en ?? '')?.groups?.['words'];
        return [cn, en]
          .filter((words) => words !== undefined)
          .map((words) => ({ of: `${name} ${one.path}`, words, isShown: text.includes(`'${words}'`) }));
      });
    });
    expect(quotedPaths.length).toBeGreaterThan(10);
    expect(quotedPaths.filter(({ isShown }) => !isShown)).toEqual([]);
  });

  it('uses every group', () => {
    const usedItems = new Set(
      subjects.flatMap(([, schema]) => fieldsIn(schema).map((one) => one.schema['x-group'])),
    );
    expect([...usedItems].sort()).toEqual(Object.keys(FIELD_GROUPS).sort());
  });
});
