/** The language switch: a link that works without script, and changes the page in place with it (M162). */
import type { MouseEvent } from 'react';
import { useLocale, useWords } from '#i18n/use-words.ts';
import { askFor, languageTag, type Locale } from '#schemas/locale.ts';
import { Link } from '#ui/link.tsx';
import { accountWords } from './account-words.ts';

interface LanguageLinkProps {
  /** The path it stands on. */
  path: string;
  change: (locale: Locale) => void;
  className: string | undefined;
}

export function LanguageLink({ path, change, className }: LanguageLinkProps) {
  const t = useWords(accountWords);
  const other: Locale = useLocale() === 'cn' ? 'en' : 'cn';
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    change(other);
  };
  return (
    <Link
      href={askFor(other, path)}
      lang={languageTag(other)}
      className={className}
      aria-label={t('language')}
      onClick={onClick}
    >
      {t('otherLanguage')}
    </Link>
  );
}
