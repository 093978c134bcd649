/** Tells the parts of a tree which language it is drawn in: react-i18next's context, once near the root. */
import { useMemo, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import type { Locale } from '#schemas/locale.ts';
import { instanceOf } from './i18n.ts';

export function WordsProvider({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  const value = useMemo(() => ({ i18n: instanceOf(locale) }), [locale]);
  return <I18nContext value={value}>{children}</I18nContext>;
}
