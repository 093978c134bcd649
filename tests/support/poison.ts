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
  const sortedExamples = rows.toSorted(
    (one, other) => leaves(other.example.props).length - leaves(one.example.props).length,
  );
  const seenItems = new Set<string>();
  return sortedExamples.filter(({ definition, example }) => {
    const fresh = leaves(example.props)
      .map((path) => `${definition.kind}.${shapeOf(path)}`)
      .filter((shape) => !seenItems.has(shape));
    for (const shape of fresh) seenItems.add(shape);
    return fresh.length > 0;
  });
}

export interface PoisonedNode {
  props: Record<string, unknown>;
  /** Places the text went into. */
  places: string[];
}

/** The value with the text in each of its strings where it is then still accepted, one string after another. */
function poisonEach<Value>(
  value: Value,
  payload: string,
  isAccepted: (triedValue: Value, shape: string) => boolean,
): { value: Value; places: string[] } {
  const result = structuredClone(value);
  const reachedItems: string[] = [];
  for (const path of leaves(value)) {
    const triedValue = structuredClone(result);
    put(triedValue, path, payload);
    if (!isAccepted(triedValue, shapeOf(path))) continue;
    put(result, path, payload);
    reachedItems.push(shapeOf(path));
  }
  return { value: result, places: reachedItems };
}

/** `strict`: only where the schema still holds; else everywhere, for the reading to take out again. */
export function poison(
  { definition, example }: ExampleRow,
  payload: string,
  isStrict: boolean,
): PoisonedNode {
  const validate = catalogue.get(definition.kind)?.validate;
  const { value, places: reachedItems } = poisonEach(
    example.props,
    payload,
    (triedValue) => !isStrict || validate?.(triedValue) === true,
  );
  return {
    props: value,
    places: reachedItems.map((shape) => `${definition.kind}.${shape}`),
  };
}

/** A whole document with the text wherever it may then still be published; `keep` names shapes to leave alone. */
export function poisonDocument<Body>(
  kind: CheckedKind,
  body: Body,
  payload: string,
  keep: readonly string[] = [],
): { body: Body; places: string[] } {
  const { value, places: reachedItems } = poisonEach(
    body,
    payload,
    (triedBody, shape) => !keep.includes(shape) && checkConfig(kind, triedBody, catalogue).length === 0,
  );
  return { body: value, places: reachedItems.map((shape) => `${kind}.${shape}`) };
}
