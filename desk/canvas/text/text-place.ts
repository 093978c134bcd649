/** Where a text of the page stands in its stored block: one language of it, or the whole where both are the same. */
import type { Locale } from '#schemas/locale.ts';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import { valueAt } from '#schemas/page/walk-path.ts';

export interface TextPlace {
  /** From the block: `/props/title/cn`. */
  pointer: string;
  value: string;
}

/**
 * @param pointer into the props, as the page tells it (`Spot.pointer`)
 * @returns undefined where the field holds no text
 */
export function textPlaceOf(node: unknown, pointer: string, locale: Locale): TextPlace | undefined {
  const whole = `/props${pointer}`;
  const value = valueAt(node, whole);
  if (typeof value === 'string') return { pointer: whole, value };
  if (!isObject(value)) return undefined;
  const text = value[locale];
  const shownText = typeof text === 'string' && text !== '' ? text : value[locale === 'cn' ? 'en' : 'cn'];
  return typeof shownText === 'string' ? { pointer: pointerTo(whole, locale), value: shownText } : undefined;
}
