/** Tells the parts of a tree which language it is drawn in: react-i18next's provider, once near the root. */
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '#schemas/locale.ts';
import { instanceOf } from './i18n.ts';

export function WordsProvider({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  return <I18nextProvider i18n={instanceOf(locale)}>{children}</I18nextProvider>;
}
