/** The language switch: a link that works without script, and changes the page in place with it (M162). */
import type { MouseEvent } from 'react';
import type { Intend } from '#engine/intents.ts';
import { askFor, languageTag, type Locale } from '#schemas/locale.ts';
import { Link } from '#ui/link.tsx';
import type { NavbarTranslate } from './words.ts';
import styles from './view.module.css';

interface LanguageProps {
  locale: Locale;
  path: string;
  intend: Intend;
  t: NavbarTranslate;
}

export function LanguageSwitch({ locale, path, intend, t }: LanguageProps) {
  const other: Locale = locale === 'cn' ? 'en' : 'cn';
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    intend('locale.set', { locale: other });
  };
  return (
    <Link
      href={askFor(other, path)}
      lang={languageTag(other)}
      className={styles.language}
      aria-label={t('language')}
      onClick={onClick}
    >
      {t('otherLanguage')}
    </Link>
  );
}
