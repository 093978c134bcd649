/** What validators are compiled from: the rules of a schema, without a word for people. */
import { describe, expect, it } from 'vitest';
import { bareSchema } from './bare-schema.ts';

describe('bareSchema', () => {
  it('R1: leaves rules, and takes every title, description, name and label out, however deep', () => {
    const words = { title: 'T', description: 'D', 'x-label': { cn: '名', en: 'N' }, 'x-group': 'content' };
    expect(
      bareSchema({
        ...words,
        type: 'object',
        required: ['title'],
        properties: {
          size: { ...words, enum: ['s'], enumDescriptions: ['Small'], 'x-names': [{ cn: '小', en: 'S' }] },
          list: { ...words, type: 'array', items: { ...words, anyOf: [{ ...words, const: 1 }] } },
        },
        patternProperties: { '^x': { ...words, type: 'integer' } },
        additionalProperties: false,
      }),
    ).toEqual({
      type: 'object',
      required: ['title'],
      properties: { size: { enum: ['s'] }, list: { type: 'array', items: { anyOf: [{ const: 1 }] } } },
      patternProperties: { '^x': { type: 'integer' } },
      additionalProperties: false,
    });
  });

  it('R1: fields that are called like such a keyword, and values that look like one, stay', () => {
    const schema = {
      properties: { title: { type: 'string' }, description: { type: 'string' }, 'x-label': {} },
      default: { title: 'kept', description: 'kept' },
      enum: [{ title: 'kept' }],
      const: { 'x-label': 'kept' },
    };
    expect(bareSchema(schema)).toEqual(schema);
  });
});
