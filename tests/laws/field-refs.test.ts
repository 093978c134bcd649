/** Every stored field that names a thing of the shop says of which kind, so that it is picked and not typed (ADR-705). */
import { describe, expect, it } from 'vitest';
import { definitions } from '#renderers/definitions.gen.ts';
import { SHARED_SCHEMAS } from '#schemas/emit.ts';
import { FIELD_REFS } from '#schemas/page/field.ts';
import { fieldsIn, type Schema } from '../support/schema-fields.ts';

/** Tabs of details are filled by the server alone. */
const PLACED: readonly string[] = ['page-block', 'chrome'];
const subjects: [string, Schema][] = [
  ...Object.entries(SHARED_SCHEMAS).map(([name, schema]): [string, Schema] => [name, { ...schema }]),
  ...definitions
    .filter(({ offers }) => PLACED.includes(offers))
    .map(({ kind, props }): [string, Schema] => [kind, { ...props }]),
];

/** Ids that name no other thing: those of the document, a block and a field themselves; and a link's, whose type says what it names. */
const OWN = /(?:^|\.|\]\.)(?:id|link_id|content_app_id)$/;
/** Blocks whose `id` is that of a thing. */
const OF_THINGS: readonly string[] = ['comments-wall good.id'];

const isName = (path: string) => /(?:^|[._\]])ids?$/.test(path) || path.endsWith('bought');

const names = subjects.flatMap(([of, schema]) =>
  fieldsIn(schema)
    .filter(({ path }) => isName(path))
    .map((one) => ({ name: `${of} ${one.path}`, path: one.path, ref: one.schema['x-ref'] })),
);

describe('fields that name a thing of the shop', () => {
  it('ADR-705: each says of which kind the thing is', () => {
    const lacking = names.filter(
      ({ name, path, ref }) => ref === undefined && (!OWN.test(path) || OF_THINGS.includes(name)),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
    expect(names.filter(({ ref }) => ref !== undefined).length).toBeGreaterThan(8);
  });

  it('ADR-705: the kinds are those a picker knows', () => {
    const refs = new Set(names.flatMap(({ ref }) => (ref === undefined ? [] : [ref])));
    expect([...refs].filter((ref) => !FIELD_REFS.some((one) => one === ref))).toEqual([]);
  });
});
