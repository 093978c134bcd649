/** A text as it will look, in both languages, one editor at a time; its HTML beside it for who knows it (ADR-707). */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import { LOCALES, languageTag, type Locale } from '#schemas/locale.ts';
import { FieldError } from '#ui/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { richTextWords } from '../../rich-text/words.ts';
import { bothLanguages, textOf } from './both-languages.ts';
import styles from './editor.module.css';
import { useEditedField } from './edited-field.ts';

const RichEditor = lazy(() => import('../../rich-text/rich-editor.tsx'));

interface RichTextEditProps {
  /** JSON pointer into the item; `/cn` and `/en` behind it name the controls of the HTML. */
  pointer: string;
  label: string;
}

interface LanguageProps extends RichTextEditProps {
  language: Locale;
}

function useLanguageHtml(pointer: string, language: Locale) {
  const { id, value, set, error } = useEditedField(pointer);
  const parts = bothLanguages(value);
  return {
    id,
    html: parts[language],
    error,
    write: (html: string) => set(textOf({ ...parts, [language]: html })),
  };
}

function Source({ pointer, label, language }: LanguageProps) {
  const t = useTranslation(richTextWords);
  const { html, write } = useLanguageHtml(pointer, language);
  return (
    <details className={styles.byId}>
      <summary>{t('source')}</summary>
      <TextArea
        name={`${pointer}/${language}`}
        aria-label={`${label} · ${t(language)} · HTML`}
        lang={languageTag(language)}
        rows={6}
        spellCheck={false}
        value={html}
        onChange={(event) => write(event.target.value)}
      />
    </details>
  );
}

function LanguageEditor(props: LanguageProps) {
  const { pointer, label, language } = props;
  const t = useTranslation(richTextWords);
  const { id, html, error, write } = useLanguageHtml(pointer, language);
  return (
    <>
      <Suspense
        fallback={
          <div role="status" aria-label={t('loading')}>
            <Skeleton shape="block" height={160} />
          </div>
        }
      >
        <RichEditor
          label={`${label} (${t(language)})`}
          lang={languageTag(language)}
          html={html}
          describedBy={`${id}-error`}
          isWrong={error !== ''}
          onChange={write}
        />
      </Suspense>
      <Source {...props} />
    </>
  );
}

export function RichTextEdit({ pointer, label }: RichTextEditProps) {
  const t = useTranslation(richTextWords);
  const locale = useLocale();
  const { id, value, error } = useEditedField(pointer);
  const [language, setLanguage] = useState<Locale>(() => {
    const { cn, en } = bothLanguages(value);
    return cn !== '' && en === '' ? 'cn' : en !== '' && cn === '' ? 'en' : locale;
  });
  return (
    <div role="group" aria-labelledby={`${id}-name`}>
      <span className={styles.label} id={`${id}-name`}>
        {label}
      </span>
      <Tabs
        label={`${label}: ${t('languages')}`}
        look="pill"
        value={language}
        onChange={(next) => setLanguage(next === 'en' ? 'en' : 'cn')}
        tabs={LOCALES.map((one) => ({
          id: one,
          label: t(one),
          panel:
            one === language ? (
              <LanguageEditor pointer={pointer} label={label} language={one} />
            ) : (
              <Source pointer={pointer} label={label} language={one} />
            ),
        }))}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
