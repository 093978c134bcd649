/** The smallest input a contract's schema takes. */
import type { TObject, TSchema } from 'typebox';

const SAMPLES: Readonly<Record<string, unknown>> = { page_id: 'home', goods_id: 'g_nothing' };

function sample(name: string, schema: TSchema): unknown {
  if (Object.hasOwn(SAMPLES, name)) return SAMPLES[name];
  const choices: unknown = Reflect.get(schema, 'enum');
  if (Array.isArray(choices)) return choices[0];
  const type: unknown = Reflect.get(schema, 'type');
  if (type === 'array') return [];
  if (type === 'integer' || type === 'number') return 0;
  if (type === 'string') return 'a';
  if (type === 'object') return {};
  throw new Error(`No sample value for the field ${name}.`);
}

export function minimalInput(schema: TObject): Record<string, unknown> {
  const required = schema.required ?? [];
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => required.includes(name))
      .map(([name, field]) => [name, sample(name, field)]),
  );
}
