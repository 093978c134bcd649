/** Writes single values into a copy of a document's body; what is not touched stays the same object. */
import { produce } from 'immer';
import { isObject } from '#schemas/page/json.ts';
import { stepsOf } from '#schemas/page/walk-path.ts';

/** A changed copy of a body. */
export function editBody(body: unknown, edit: (draft: unknown) => void): unknown {
  return produce(body, (draft: unknown) => {
    edit(draft);
  });
}

function readStep(holder: unknown, step: string): unknown {
  if (Array.isArray(holder)) return holder[Number(step)];
  return isObject(holder) && Object.hasOwn(holder, step) ? holder[step] : undefined;
}

function writeStep(holder: unknown, step: string, value: unknown): void {
  if (Array.isArray(holder)) {
    const index = step === '-' ? holder.length : Number(step);
    if (Number.isInteger(index) && index >= 0 && index <= holder.length) holder[index] = value;
  } else if (isObject(holder) && step !== '__proto__') holder[step] = value;
}

const isLanguage = (step: string) => step === 'cn' || step === 'en';

/** What holds the next step; a text for both languages becomes one text each, what is missing an empty object. */
function holderAt(holder: unknown, step: string, next: string): unknown {
  const value = readStep(holder, step);
  if (typeof value === 'object' && value !== null) return value;
  const isText = typeof value === 'string' && isLanguage(next);
  writeStep(holder, step, isText ? { cn: value, en: value } : {});
  return readStep(holder, step);
}

/** A copy of an object that lacks one field; anything else as it is. */
export function without(value: unknown, name: string): unknown {
  if (!isObject(value)) return value;
  const { [name]: _, ...rest } = value;
  return rest;
}

/** Writes the value at a pointer into a draft; objects on the way are made where they are missing. */
export function writeAt(draft: unknown, pointer: string, value: unknown): void {
  const steps = stepsOf(pointer);
  let holder = draft;
  for (const [index, step] of steps.slice(0, -1).entries())
    holder = holderAt(holder, step, steps[index + 1] ?? '');
  writeStep(holder, steps.at(-1) ?? '', value);
}

/** Takes the value at a pointer out of its object or list. */
export function removeAt(draft: unknown, pointer: string): void {
  const steps = stepsOf(pointer);
  let holder = draft;
  for (const step of steps.slice(0, -1)) holder = readStep(holder, step);
  const last = steps.at(-1) ?? '';
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (isObject(holder)) delete holder[last];
}

/** Puts values into the list at a pointer, which is made where it is missing. */
export function insertAt(draft: unknown, pointer: string, index: number, values: readonly unknown[]): void {
  let list = stepsOf(pointer).reduce(readStep, draft);
  if (!Array.isArray(list)) {
    writeAt(draft, pointer, []);
    list = stepsOf(pointer).reduce(readStep, draft);
  }
  if (Array.isArray(list)) list.splice(index, 0, ...values);
}
