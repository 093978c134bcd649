/** A frame of the matrix in words: who looks, at which shop, in which language, when and how wide. */
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { ViewCell } from './view-choices.ts';
import type { viewsWords } from './words.ts';

export function sayCell(
  { viewAs, width, date }: ViewCell,
  t: Translate<WordKeys<typeof viewsWords>>,
): string {
  const { role, state, variant, locale } = viewAs;
  const parts = [
    role === undefined ? '' : t(role),
    state === undefined ? '' : t(state),
    variant === undefined ? '' : t(variant),
    locale === undefined ? '' : t(locale),
    date.replace('T', ' '),
    t('pixels', { width }),
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
