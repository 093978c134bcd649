/** What is told of a rule that has no words of its own, and where each fault is found. */
import { describe, expect, it } from 'vitest';
import { rulesBroken, buildNotice } from '../../tests/support/told.ts';
import type { ValidatorError } from './catalogue.ts';
import { faultsOf } from './rule-words.ts';

/** What is told of an error a validator might name. */
function toldOf(error: Partial<ValidatorError>, value: unknown = {}) {
  const foundError: ValidatorError = {
    instancePath: '',
    schemaPath: '#/rule',
    keyword: 'rule',
    params: {},
    ...error,
  };
  const refuse = Object.assign(() => false, { errors: [foundError] });
  return faultsOf(refuse, value, {});
}

describe('D112: a rule without words of its own', () => {
  it.each([
    [{ multipleOf: 5 }, 7, 'must be multiple of 5'],
    [{ exclusiveMinimum: 5 }, 5, 'must be > 5'],
    [{ type: 'object', maxProperties: 1 }, { a: 1, b: 2 }, 'must NOT have more than 1 properties'],
    [{ not: { type: 'number' } }, 5, 'must NOT be valid'],
  ])('%j is told as the validator has it, and leads to the schemas', (schema, value, message) => {
    expect(buildNotice(schema, value)).toEqual({
      en: [`: ${message}. See the schema under /schemas`],
      cn: [': 不符合规则. 参照 /schemas 中的说明'],
    });
  });

  it('is told even where its validator has no words either', () => {
    expect(toldOf({ keyword: 'odd' })).toEqual([
      {
        pointer: '',
        rule: 'odd',
        message: { cn: '不符合规则', en: 'Breaks a rule' },
        hint: { cn: '参照 /schemas 中的说明', en: 'See the schema under /schemas' },
      },
    ]);
  });

  it.each([null, undefined, []])('a validator that names no error has none told: %j', (errors) => {
    const refuse = errors === undefined ? () => false : Object.assign(() => false, { errors });
    expect(faultsOf(refuse, {}, {})).toEqual([]);
  });
});

describe('D112: each fault stands at its own place', () => {
  const schema = {
    type: 'object',
    properties: {
      'a/b~c d%': {
        type: 'array',
        items: { type: 'object', properties: { n: { type: 'number', minimum: 2, maximum: 9 } } },
      },
      text: { type: 'string', maxLength: 3 },
      end: { type: 'string', maxLength: 3 },
    },
    required: ['text'],
  };

  it('a name with every mark a path escapes', () => {
    expect(buildNotice(schema, { text: 'ab', 'a/b~c d%': [{ n: 5 }, { n: 1 }] }).en).toEqual([
      '/a~1b~0c d%/1/n: 1 is less than 2, the least it may be. Write a number from 2 to 9',
    ]);
  });

  it('several faults, in the order of the schema', () => {
    expect(rulesBroken(schema, { 'a/b~c d%': [{ n: 10 }], end: 'long' })).toEqual([
      ' required',
      '/a~1b~0c d%/0/n maximum',
      '/end maxLength',
    ]);
  });
});
