/** Chooses the language a preview is shown in, beside the desk's own. */
import { useTranslation } from '#i18n/use-translation.ts';
import { LOCALES, type Locale } from '#schemas/locale.ts';
import { Tabs } from '#ui/tabs.tsx';
import { screenWords } from './words.ts';

interface LanguageTabsProps {
  locale: Locale;
  onLocale: (locale: Locale) => void;
}

export function LanguageTabs({ locale, onLocale }: LanguageTabsProps) {
  const t = useTranslation(screenWords);
  return (
    <Tabs
      label={t('previewIn')}
      look="pill"
      value={locale}
      onChange={(id) => onLocale(id === 'en' ? 'en' : 'cn')}
      tabs={LOCALES.map((id) => ({ id, label: t(`in_${id}`) }))}
    />
  );
}
