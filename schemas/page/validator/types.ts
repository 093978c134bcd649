/** Types of JSON values, as schemas name them. */
import { isObject } from '../json.ts';
import { errorUnless, type Check, type Schema } from './rules.ts';

const TYPES = {
  array: Array.isArray,
  boolean: (value: unknown) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value: unknown) => value === null,
  number: Number.isFinite,
  object: isObject,
  string: (value: unknown) => typeof value === 'string',
} as const satisfies Record<string, (value: unknown) => boolean>;

export type TypeName = keyof typeof TYPES;

const isTypeName = (name: unknown): name is TypeName =>
  typeof name === 'string' && Object.hasOwn(TYPES, name);

export const isOfType = (value: unknown, type: TypeName): boolean => TYPES[type](value);

/** The types a schema allows; none where it allows all. */
export function typesOf({ type }: Schema): TypeName[] {
  const names: unknown[] = Array.isArray(type) ? type : type === undefined ? [] : [type];
  return names.map((name) => {
    if (!isTypeName(name)) throw new Error(`The type ${String(name)} is not known`);
    return name;
  });
}

export function typeCheck({ type }: Schema, path: string, types: readonly TypeName[]): Check {
  if (types.length === 0) return () => undefined;
  return errorUnless((value) => types.some((one) => isOfType(value, one)), `${path}/type`, { type });
}
