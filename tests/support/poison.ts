/** Puts a hostile text into every string of a stored node that its schema lets it into. */
import { catalogue } from '#renderers/catalogue.gen.ts';
import { checkConfig, type CheckedKind } from '#schemas/page/check.ts';
import type { ExampleRow } from './examples.ts';

type Path = readonly (string | number)[];

function leaves(value: unknown, base: Path = []): Path[] {
  if (typeof value === 'string') return [base];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.map((part: unknown, index) => [index, part])
    : Object.entries(value);
  return entries.flatMap(([key, part]) => leaves(part, [...base, key]));
}

/** The place in the schema, whatever the place in the list. */
const shapeOf = (path: Path) => path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');

function put(root: unknown, path: Path, text: string): void {
  let holder: unknown = root;
  for (const step of path.slice(0, -1)) holder = Reflect.get(holder as object, step);
  Reflect.set(holder as object, path.at(-1) ?? '', text);
}

/** The fewest examples of each kind that between them have every string any example has. */
export function coveringExamples(rows: readonly ExampleRow[]): ExampleRow[] {
  const sorted = rows.toSorted(
    (one, other) => leaves(other.example.props).length - leaves(one.example.props).length,
  );
  const seen = new Set<string>();
  return sorted.filter(({ definition, example }) => {
    const fresh = leaves(example.props)
      .map((path) => `${definition.kind}.${shapeOf(path)}`)
      .filter((shape) => !seen.has(shape));
    for (const shape of fresh) seen.add(shape);
    return fresh.length > 0;
  });
}

export interface Poisoned {
  props: Record<string, unknown>;
  /** Places the text went into. */
  reached: string[];
}

/** The value with the text in each of its strings where it is then still accepted, one string after another. */
function poisonEach<Value>(
  value: Value,
  payload: string,
  isAccepted: (tried: Value, shape: string) => boolean,
): { value: Value; reached: string[] } {
  const result = structuredClone(value);
  const reached: string[] = [];
  for (const path of leaves(value)) {
    const tried = structuredClone(result);
    put(tried, path, payload);
    if (!isAccepted(tried, shapeOf(path))) continue;
    put(result, path, payload);
    reached.push(shapeOf(path));
  }
  return { value: result, reached };
}

/** `strict`: only where the schema still holds; else everywhere, for the reading to take out again. */
export function poison({ definition, example }: ExampleRow, payload: string, isStrict: boolean): Poisoned {
  const validate = catalogue.get(definition.kind)?.validate;
  const { value, reached } = poisonEach(
    example.props,
    payload,
    (tried) => !isStrict || validate?.(tried) === true,
  );
  return {
    props: value,
    reached: reached.map((shape) => `${definition.kind}.${shape}`),
  };
}

/** A whole document with the text wherever it may then still be published; `keep` names shapes to leave alone. */
export function poisonDocument<Body>(
  kind: CheckedKind,
  body: Body,
  payload: string,
  keep: readonly string[] = [],
): { body: Body; reached: string[] } {
  const { value, reached } = poisonEach(
    body,
    payload,
    (tried, shape) => !keep.includes(shape) && checkConfig(kind, tried, catalogue).length === 0,
  );
  return { body: value, reached: reached.map((shape) => `${kind}.${shape}`) };
}
