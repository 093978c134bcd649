/** What is wrong and how to mend it, as one line. */
import type { Locale } from '#schemas/locale.ts';
import { readText, type Text } from '#schemas/page/text.ts';

const ENDS = /[.!?。！？…:：]$/u;
const STOP: Readonly<Record<Locale, string>> = { cn: '。', en: '. ' };

export function faultLine({ message, hint }: { message: Text; hint: Text }, locale: Locale): string {
  const [wrong, way] = [readText(message, locale).trim(), readText(hint, locale).trim()];
  if (way === '') return wrong;
  if (!ENDS.test(wrong)) return `${wrong}${STOP[locale]}${way}`;
  return locale === 'cn' ? wrong + way : `${wrong} ${way}`;
}
