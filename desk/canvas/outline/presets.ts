/** Where a new block begins: the examples of its kind, fetched once one is wanted. */
import { isObject } from '#schemas/page/json.ts';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';

export interface Preset {
  name: string;
  props: Readonly<Record<string, unknown>>;
  slots?: Readonly<Record<string, unknown>>;
}

const EXAMPLES = import.meta.glob<{ examples?: unknown }>([
  '../../../renderers/page/*/examples.ts',
  // The one block of pages among what the system draws.
  '../../../renderers/system/placeholder/examples.ts',
]);

/** Examples that show what a block bears, not how it looks. */
const TRIALS = /max|long|broken|empty|missing|gone|many|narrow|overflow|extreme|unknown/;

function toPreset(value: unknown): Preset[] {
  if (!isObject(value)) return [];
  const { name, props, slots } = value;
  if (typeof name !== 'string' || !isObject(props)) return [];
  return [{ name, props, ...(isObject(slots) ? { slots } : {}) }];
}

const rankOf = ({ name }: Preset) => (name === 'typical' ? 0 : name === 'minimal' ? 1 : 2);

/** The typical one first, then the plain one, then others; a kind without examples begins empty. */
export async function presetsOf({ kind, family }: Pick<AnyRenderer, 'kind' | 'family'>): Promise<Preset[]> {
  const load = EXAMPLES[`../../../renderers/${family}/${kind}/examples.ts`];
  const module = load === undefined ? {} : await load();
  const examples: readonly unknown[] = Array.isArray(module.examples) ? module.examples : [];
  const presets = examples
    .flatMap(toPreset)
    .filter(({ name }) => !TRIALS.test(name))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  return presets.length > 0 ? presets : [{ name: 'minimal', props: {} }];
}

/** A block as it is stored; its id is made when it is inserted. */
export function blockOf({ kind, version }: AnyRenderer, { props, slots }: Preset): Record<string, unknown> {
  return { kind, v: version, props, ...(slots === undefined ? {} : { slots }) };
}
