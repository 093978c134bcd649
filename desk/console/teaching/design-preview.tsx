/** A certificate with sample data as learners will see it, while its design is edited: drawn by what draws theirs. */
import { useState } from 'react';
import { CertificateSheet } from '#pieces/certificate-sheet.tsx';
import { useLocale } from '#i18n/use-words.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { showDesign } from '#schemas/certificate/certificate-design.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText, type Text } from '#schemas/page/text.ts';
import { DEFAULT_THEME, type Theme } from '#schemas/shop/theme.ts';
import { secondsOf } from '#schemas/time.ts';
import { useEditor } from '#desk/kit/screens/editor/editor-context.ts';
import { editedItem } from '#desk/kit/screens/editor/item-edit.ts';
import { LanguageTabs } from '#desk/kit/screens/language-tabs.tsx';
import { Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { themeTokens } from '#ui/theme/derive-theme.ts';
import { readDesign } from './read-design.ts';
import { designWords } from './design-words.ts';
import styles from './design.module.css';

/** As long as a real one. */
const SAMPLE = { state: 'valid', number: '7K3M9Q2R4T6V', seconds: 45_000 } as const;

export interface PreviewProps {
  issuer: Text;
  theme: Pick<Theme, 'primary' | 'bg'>;
}

function Sample({ issuer, theme, locale }: PreviewProps & { locale: Locale }) {
  const t = designWords.in(locale);
  const { edit } = useEditor();
  const [now] = useState(() => secondsOf(Date.now()));
  return (
    <div lang={locale === 'cn' ? 'zh-CN' : 'en'} style={themeTokens({ ...DEFAULT_THEME, ...theme })}>
      <CertificateSheet
        locale={locale}
        certificate={{
          ...SAMPLE,
          name: t('sampleLearner'),
          title: t('sampleCourse'),
          issuer: readText(issuer, locale),
          issued_ts: now,
          design: showDesign(readDesign(editedItem(edit)), theme.primary, locale),
        }}
      />
    </div>
  );
}

export function DesignPreview(props: PreviewProps) {
  const t = useTranslation(designWords);
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  return (
    <div className={styles.preview} data-certificate-preview={locale}>
      <Panel title={t('preview')} actions={<LanguageTabs locale={locale} onLocale={setLocale} />}>
        <Sample {...props} locale={locale} />
        <Quiet>{t('sampleHint')}</Quiet>
      </Panel>
    </div>
  );
}
