/** Parts of values and schemas by the paths a validator names them with. */
import { describe, expect, it } from 'vitest';
import { schemaHolding, stepsOf, valueAt } from './walk-path.ts';

const VALUE = {
  list: [{ name: 'first' }, ['inner']],
  'a/b': { 'c~d': 1 },
  '~1': 2,
  '': { '': 3 },
  none: null,
};

describe('D42: a pointer leads to one part of a document', () => {
  it.each([
    ['', []],
    ['/list/0/name', ['list', '0', 'name']],
    ['/a~1b/c~0d', ['a/b', 'c~d']],
    ['/~01', ['~1']],
    ['/', ['']],
    ['//', ['', '']],
  ])('%j is read step by step', (pointer, steps) => {
    expect(stepsOf(pointer)).toEqual(steps);
  });

  it.each([
    ['', VALUE],
    ['/list/0/name', 'first'],
    ['/list/1/0', 'inner'],
    ['/a~1b/c~0d', 1],
    ['/~01', 2],
    ['//', 3],
    ['/none', null],
    ['/none/deeper', undefined],
    ['/list/2', undefined],
    ['/list/length', undefined],
    ['/list/0/name/length', undefined],
    ['/list/0/name/0', undefined],
    ['/absent/deeper', undefined],
    ['/constructor', undefined],
    ['/__proto__', undefined],
    ['/toString/name', undefined],
  ])('%j', (pointer, match) => {
    expect(valueAt(VALUE, pointer)).toEqual(match);
  });

  it('leads nowhere in what is no document', () => {
    expect(valueAt('text', '/0')).toBeUndefined();
    expect(valueAt(undefined, '/a')).toBeUndefined();
  });
});

describe('D112: a rule leads to the schema that holds it', () => {
  const title = { type: 'string', maxLength: 3 };
  const branch = { type: 'object', minProperties: 1 };
  const schema = {
    type: 'object',
    properties: { title, 'a/b c': title, either: { anyOf: [title, branch] } },
    required: ['title'],
  };

  it.each([
    ['#/required', schema],
    ['#/properties/title/maxLength', title],
    ['#/properties/a~1b%20c/maxLength', title],
    ['#/properties/either/anyOf', schema.properties.either],
    ['#/properties/either/anyOf/1/minProperties', branch],
    ['page#/properties/title/type', title],
    ['#/properties/absent/type', {}],
    ['#/type/0', {}],
    ['#/required/0/x', {}],
  ])('%s', (path, holding) => {
    expect(schemaHolding(schema, path)).toEqual(holding);
  });

  it('of no schema nothing is known', () => {
    expect(schemaHolding(undefined, '#/type')).toEqual({});
  });
});
