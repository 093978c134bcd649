/** The pseudo language: English with marks on its letters and 40 % longer, to find clipped and untranslated words. */
import type { View } from '#engine/define-view.ts';

const MARKED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ü',
  A: 'Å',
  E: 'É',
  O: 'Ö',
};

export function pseudo(text: string): string {
  const marked = text.replace(/\{\w+\}|[aeiouAEO]/g, (part) => MARKED[part] ?? part);
  return text.trim() === '' ? text : `[${marked}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

/** Every {cn, en} inside a stored value, with its English made pseudo. */
export function pseudoProps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => pseudoProps(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      key === 'en' && typeof part === 'string' ? pseudo(part) : pseudoProps(part),
    ]),
  );
}

export function pseudoView(view: View): View {
  const en = Object.fromEntries(Object.entries(view.words.en).map(([key, word]) => [key, pseudo(word)]));
  return { ...view, words: { cn: view.words.cn, en } };
}
