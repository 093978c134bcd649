/** A typed text that is no value of its field, such as `12,x` for an amount: it stands in the value's place until it is mended (ADR-820). */
import { isObject, pointerTo } from '#schemas/page/json.ts';

const MARK = 'wrong_text';

/** Plain JSON, so that it is copied, moved and compared as any value of the item is. */
export interface WrongText {
  readonly [MARK]: string;
}

/** @param text empty for a date of which the browser tells no more than that it is half typed */
export const wrongText = (text: string): WrongText => ({ [MARK]: text });

export const isWrongText = (value: unknown): value is WrongText =>
  isObject(value) && typeof value[MARK] === 'string';

/** The text a wrong value was typed as; undefined for any other value. */
export const readWrongText = (value: unknown): string | undefined =>
  isWrongText(value) ? value[MARK] : undefined;

/** Pointers of all wrong texts in a value, in reading order. */
export function wrongTextsIn(value: unknown, pointer = ''): string[] {
  if (isWrongText(value)) return [pointer];
  const entries = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
  return [...entries].flatMap(([name, part]) => wrongTextsIn(part, pointerTo(pointer, name)));
}
