/** What one change of a field means for the stored value: nothing empty is stored, and no default that was not stored before (ADR-705). */
import { canonicalJson, isObject, pointerTo } from '#schemas/page/json.ts';
import type { PropRow } from '#schemas/page/describe-props.ts';
import { stepsOf, valueAt } from '#schemas/page/walk-path.ts';

export interface FieldChange {
  pointer: string;
  /** `undefined` takes the field out. */
  value: unknown;
}

export interface ChangeContext {
  rows: readonly PropRow[];
  /** The value now, and as the form first had it. */
  value: unknown;
  initial: unknown;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const pointerOf = (steps: readonly string[]): string => steps.reduce<string>(pointerTo, '');

/** The row that describes what stands at these steps; undefined for a language of a text. */
function rowAt(rows: readonly PropRow[], steps: readonly string[]): PropRow | undefined {
  const [name, ...rest] = steps;
  const row = rows.find((one) => one.name === name);
  return row === undefined ? undefined : rowUnder(row, rest);
}

function rowUnder(row: PropRow, steps: readonly string[]): PropRow | undefined {
  if (steps.length === 0) return row;
  if (row.form === 'list') return row.item === undefined ? undefined : rowUnder(row.item, steps.slice(1));
  return rowAt(row.parts, steps);
}

const isSame = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

/** The value as it would be stored, or undefined for none. */
function valueToStore({ rows, initial }: ChangeContext, steps: readonly string[], value: unknown): unknown {
  const row = rowAt(rows, steps);
  if ((value === '' || (isList(value) && value.length === 0)) && row?.required !== true) return undefined;
  const isDefault = row?.fallback !== undefined && isSame(row.fallback, value);
  return isDefault && valueAt(initial, pointerOf(steps)) === undefined ? undefined : value;
}

/** Whether the object at these steps has this part alone. */
function isOnlyPart(parent: unknown, name: string | undefined): boolean {
  return !isObject(parent) || Object.keys(parent).every((key) => key === name);
}

/** A part that is taken out takes its optional object with it where it was the last; a text that has to be there becomes empty. */
function planRemoval({ rows, value }: ChangeContext, steps: readonly string[]): FieldChange {
  const parentSteps = steps.slice(0, -1);
  const parent = valueAt(value, pointerOf(parentSteps));
  const row = rowAt(rows, parentSteps);
  const isPartOfObject = row?.form === 'object' || row?.form === 'text';
  if (!isPartOfObject || !isOnlyPart(parent, steps.at(-1)))
    return { pointer: pointerOf(steps), value: undefined };
  if (!row.required) return planRemoval({ rows, value, initial: undefined }, parentSteps);
  return { pointer: pointerOf(steps), value: row.form === 'text' ? '' : undefined };
}

/** A part of what is not there yet makes all that is missing around it. */
function planAddition(
  { value: current }: ChangeContext,
  steps: readonly string[],
  value: unknown,
): FieldChange {
  const parentSteps = steps.slice(0, -1);
  const parent = valueAt(current, pointerOf(parentSteps));
  if (parentSteps.length === 0 || isObject(parent) || isList(parent))
    return { pointer: pointerOf(steps), value };
  return planAddition({ rows: [], value: current, initial: undefined }, parentSteps, {
    [steps.at(-1) ?? '']: value,
  });
}

export function planChange(context: ChangeContext, pointer: string, value: unknown): FieldChange {
  const steps = stepsOf(pointer);
  const valueNow = valueToStore(context, steps, value);
  return valueNow === undefined ? planRemoval(context, steps) : planAddition(context, steps, valueNow);
}
