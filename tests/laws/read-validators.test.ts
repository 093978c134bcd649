/** Validators that walk a schema (ADR-760) say of any value exactly what those compiled at build say. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { blockCatalogue } from '#renderers/block-catalogue.gen.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import type { SharedValidatorName, Validator, ValidatorError } from '#schemas/page/catalogue.ts';
import { SHARED_SCHEMAS } from '#schemas/emit.ts';
import { createValidator } from '#schemas/page/validator/create-validator.ts';
import { isObject } from '#schemas/page/json.ts';
import type { PageNode } from '#schemas/page/node.ts';
import { makeDocumentAjv } from '#schemas/ajv.ts';
import { loadExamples } from '../support/examples.ts';
import { valueFrom } from '../support/from-schema.ts';
import { mutation } from '../support/mutations.ts';

const SHARED: readonly SharedValidatorName[] = [
  'document',
  'node',
  'navbar',
  'footer',
  'suspend',
  'theme',
  'tabs',
  'search',
  'zone',
  'form',
];

interface Judgement {
  isValid: boolean;
  /** With the defaults that were filled in. */
  value: unknown;
  errors: Omit<ValidatorError, 'message'>[];
}

function judge(validate: Validator, value: unknown): Judgement {
  const copy: unknown = structuredClone(value);
  const isValid = validate(copy);
  const errors = (isValid ? [] : (validate.errors ?? [])).map(
    ({ instancePath, schemaPath, keyword, params }) => ({ instancePath, schemaPath, keyword, params }),
  );
  return { isValid, value: copy, errors };
}

/** Mutations are of nodes' props, whatever those are. */
function damage(value: unknown, mutate: (node: PageNode) => unknown): unknown {
  if (!isObject(value)) return value;
  const node = mutate({ id: 'one', kind: 'one', v: 1, props: structuredClone(value) });
  return isObject(node) ? node['props'] : node;
}

interface Pair {
  name: string;
  schema: unknown;
  byBuild: Validator;
  walking: Validator;
}

function pairs(): Pair[] {
  const blocks = blockCatalogue.kinds().flatMap((name): Pair[] => {
    const byBuild = catalogue.get(name);
    const walking = blockCatalogue.get(name);
    if (byBuild === undefined || walking === undefined) return [];
    const { validate, definition } = byBuild;
    return [{ name, schema: definition.props, byBuild: validate, walking: walking.validate }];
  });
  const sharedPairs = SHARED.map((name) => ({
    name,
    schema: SHARED_SCHEMAS[name],
    byBuild: catalogue.validator(name),
    walking: blockCatalogue.validator(name),
  }));
  return [...blocks, ...sharedPairs];
}

describe('validators that walk a schema', () => {
  it('R1: there is one for every block, and for everything blocks stand in', () => {
    expect(pairs().length).toBe(blockCatalogue.kinds().length + Object.keys(SHARED_SCHEMAS).length);
    expect(blockCatalogue.kinds().length).toBeGreaterThan(25);
  });

  it.each(pairs())(
    'R1: $name judges values its schema allows, and mutations of them, as the compiled one',
    (pair) => {
      const { schema, byBuild, walking } = pair;
      let faulty = 0;
      fc.assert(
        fc.property(valueFrom(schema), fc.array(mutation, { maxLength: 3 }), (value, mutations) => {
          const mutation = mutations.reduce(damage, value);
          const verdict = judge(byBuild, mutation);
          faulty += verdict.isValid ? 0 : 1;
          expect(judge(walking, mutation)).toEqual(verdict);
        }),
        { numRuns: 300 },
      );
      expect(faulty).toBeGreaterThan(20);
    },
  );

  it('R1: examples of every block and any JSON at all are judged alike', async () => {
    const examples = (await loadExamples('page-block')).map(({ example }) => example.props);
    for (const { byBuild, walking } of pairs()) {
      for (const props of examples) expect(judge(walking, props)).toEqual(judge(byBuild, props));
      fc.assert(
        fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
          expect(judge(walking, value)).toEqual(judge(byBuild, value));
        }),
        { numRuns: 100 },
      );
    }
  });

  it.each([
    [{ type: 'string', format: 'email' }, 'format'],
    [{ type: 'object', properties: { a: { type: 'array', uniqueItems: true } } }, 'uniqueItems'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'additionalProperties'],
    [{ type: 'text' }, 'text'],
  ])('R1: a rule it does not know is refused, not passed over (%j)', (schema, name) => {
    expect(() => createValidator(schema)({ a: [] })).toThrow(name);
  });

  it.each([
    { type: ['string', 'null'], enum: ['a', null] },
    {
      type: 'array',
      minItems: 1,
      items: { anyOf: [{ type: 'string', pattern: '^é/~$' }, { type: 'integer' }] },
    },
    {
      type: 'object',
      patternProperties: { '^[a-z]/~$': { type: 'number', maximum: 3 } },
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: { 'a/b~c %': { const: 'x' }, d: { type: 'object', properties: { e: { default: [1] } } } },
    },
    { type: 'object', required: ['d'], properties: { d: { type: 'number', default: 2 } } },
    { type: 'string', minLength: 2, maxLength: 2 },
  ])('R1: a schema nobody wrote for a block reads the same (%j)', (schema) => {
    const byBuild = makeDocumentAjv().compile(structuredClone(schema));
    const walking = createValidator(schema);
    const values: unknown[] = [
      'a',
      'é/~',
      '👩',
      '👩👩',
      '',
      null,
      1,
      1.5,
      [],
      [1, 'é/~', 'x', 2.5],
      ['b'],
      {},
    ];
    values.push({ 'a/~': 4, b: 1 }, { 'a/~': 'x' }, { 'a/b~c %': 'y', d: {} }, { d: { e: 1 } }, { d: 'x' }, [
      [],
    ]);
    for (const value of values) expect(judge(walking, value)).toEqual(judge(byBuild, value));
  });
});
