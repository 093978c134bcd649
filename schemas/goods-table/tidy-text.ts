/** The one form of a text in tables of goods: a language that stands alone is the text of both. */
import type { Text } from '../page/text.ts';

export function tidyText(text: Text | undefined): Text {
  if (text === undefined || typeof text === 'string') return text ?? '';
  // What was checked may still lack one of its languages.
  const { cn, en }: { cn?: string; en?: string } = text;
  // Read in either language, one that stands alone is told.
  if (cn === undefined || cn === '') return en ?? '';
  return en === undefined || en === '' ? cn : { cn, en };
}
