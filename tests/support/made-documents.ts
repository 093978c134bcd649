/** Documents made from the schemas of the page blocks, a third of their nodes damaged afterwards. */
import fc from 'fast-check';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import type { ExampleRow } from './examples.ts';
import { ANY_STRINGS, stringsIn, valueFrom } from './from-schema.ts';
import { mutation } from './mutations.ts';

const BLOCKS = 4;

/** A node of one kind, its props made from the schema; strings of its examples are tried too. */
function nodeOf(definition: AnyRenderer, rows: readonly ExampleRow[]) {
  const own = rows.flatMap(({ example }) => stringsIn(example.props));
  return valueFrom(definition.props, [...ANY_STRINGS, ...own]).map((props) => ({
    id: 'made',
    kind: definition.kind,
    v: definition.version,
    props: props as Record<string, unknown>,
  }));
}

/** One to four nodes of any kinds there are examples of; ids are `made-0` and on. */
export function anyDocument(examples: readonly ExampleRow[]): fc.Arbitrary<readonly unknown[]> {
  const definitions = [...new Set(examples.map(({ definition }) => definition))];
  const nodes = definitions.map((definition) =>
    nodeOf(
      definition,
      examples.filter((row) => row.definition === definition),
    ),
  );
  return fc
    .array(fc.tuple(fc.oneof(...nodes), fc.option(mutation, { nil: undefined, freq: 2 })), {
      minLength: 1,
      maxLength: BLOCKS,
    })
    .map((madeItems) =>
      madeItems.map(([node, mutate], index) => {
        const placedValue = { ...structuredClone(node), id: `made-${index}` };
        return mutate === undefined ? placedValue : mutate(placedValue);
      }),
    );
}
