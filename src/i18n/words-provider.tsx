/** Tells the parts of a tree which language it is drawn in: react-i18next's context, once near the root. */
import { useMemo, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import type { Locale } from '#schemas/locale.ts';
import { instanceOf } from './i18n.ts';

/** What stands in the context: the language, and i18next for the hook that asks for it. */
export interface WordsContext {
  readonly locale: Locale;
  readonly i18n: ReturnType<typeof instanceOf>;
}

/** A page of plain words never asks for its i18next, so none is made before it is read. */
const contextOf = (locale: Locale): WordsContext => ({
  locale,
  get i18n() {
    return instanceOf(locale);
  },
});

export function WordsProvider({ locale, children }: { locale: Locale; children: ReactNode }): ReactNode {
  const value = useMemo(() => contextOf(locale), [locale]);
  return <I18nContext value={value}>{children}</I18nContext>;
}
