/** Changes the language of the desk; the address stays, and the server remembers the choice (M162). */
import { useLocale, useWords } from '#i18n/use-words.ts';
import { languageTag, LOCALE_PARAMETER, type Locale } from '#schemas/locale.ts';
import { shellWords } from './words.ts';

function addressIn(locale: Locale): string {
  const url = new URL(window.location.href);
  url.searchParams.set(LOCALE_PARAMETER, locale);
  return `${url.pathname}${url.search}${url.hash}`;
}

export function LanguageSwitch() {
  const t = useWords(shellWords);
  const other: Locale = useLocale() === 'cn' ? 'en' : 'cn';
  return (
    <a
      href={addressIn(other)}
      lang={languageTag(other)}
      aria-label={t('language')}
      onClick={(event) => {
        // Read anew at the click: the screen may have changed its address since it was drawn.
        event.preventDefault();
        window.location.assign(addressIn(other));
      }}
    >
      {t('otherLanguage')}
    </a>
  );
}
