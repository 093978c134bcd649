/** Ways a stored node goes wrong: values of the wrong type, fields gone or made up, hostile names, odd versions. */
import fc from 'fast-check';
import type { PageNode } from '#schemas/page/node.ts';

const HOSTILE_KINDS = [
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  '',
  'BANNER',
  'no-such-kind',
  'x'.repeat(500),
];

const oddValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1e308,
    '',
    'javascript:alert(1)',
    '<img src=x onerror=alert(1)>',
    [],
    {},
    [[[]]],
  ),
  fc.string({ maxLength: 400 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Every path into a value, parents before children. */
function paths(value: unknown, base: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [base];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((part: unknown, index) => [index, part])
    : Object.entries(value);
  return [base, ...entries.flatMap(([key, part]) => paths(part, [...base, key]))];
}

function change(
  root: PageNode,
  pick: number,
  edit: (parent: Record<string | number, unknown>, key: string | number) => void,
) {
  const all = paths(root.props).filter((path) => path.length > 0);
  const path = all[pick % Math.max(1, all.length)];
  if (path === undefined) return { ...root, props: { made_up: pick } };
  let parent: unknown = root.props;
  for (const key of path.slice(0, -1)) parent = (parent as Record<string | number, unknown>)[key];
  const last = path.at(-1);
  if (last !== undefined) edit(parent as Record<string | number, unknown>, last);
  return root;
}

/** A function that damages one node in one way. */
export const mutation: fc.Arbitrary<(node: PageNode) => unknown> = fc.oneof(
  fc.tuple(fc.nat(), oddValue).map(
    ([pick, odd]) =>
      (node: PageNode) =>
        change(node, pick, (parent, key) => {
          parent[key] = odd;
        }),
  ),
  fc.nat().map(
    (pick) => (node: PageNode) =>
      change(node, pick, (parent, key) => {
        delete parent[key];
      }),
  ),
  fc.tuple(fc.string({ minLength: 1, maxLength: 12 }), oddValue).map(([name, odd]) => (node: PageNode) => ({
    ...node,
    props: { ...node.props, [name]: odd },
  })),
  fc.constantFrom(...HOSTILE_KINDS).map((kind) => (node: PageNode) => ({ ...node, kind })),
  fc.constantFrom<unknown>(0, -1, 99, '1', null).map((v) => (node: PageNode) => ({ ...node, v })),
  fc.constantFrom('id', 'kind', 'v', 'props').map((field) => (node: PageNode) => {
    const { [field]: _goneValue, ...rest } = { ...node } as Record<string, unknown>;
    return rest;
  }),
  oddValue.map((odd) => (node: PageNode) => ({ ...node, slots: odd })),
  oddValue.map((odd) => (node: PageNode) => ({ ...node, when: odd })),
  oddValue.map((odd) => () => odd),
);
