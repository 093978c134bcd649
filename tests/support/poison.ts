/** Puts a hostile text into every string of a stored node that its schema lets it into. */
import { catalogue } from '#renderers/catalogue.gen.ts';
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

/** `strict`: only where the schema still holds; else everywhere, for the reading to take out again. */
export function poison({ definition, example }: ExampleRow, payload: string, isStrict: boolean): Poisoned {
  const validate = catalogue.get(definition.kind)?.validate;
  const props = structuredClone(example.props) as Record<string, unknown>;
  const reached: string[] = [];
  for (const path of leaves(props)) {
    const tried = structuredClone(props);
    put(tried, path, payload);
    if (isStrict && validate?.(tried) !== true) continue;
    put(props, path, payload);
    reached.push(`${definition.kind}.${shapeOf(path)}`);
  }
  return { props, reached };
}
