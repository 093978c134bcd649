/** Rich text in both languages: one editor at a time, its HTML beside it for who knows it. */
import { lazy, Suspense, useState } from 'react';
import { LOCALES, languageTag, type Locale } from '#schemas/locale.ts';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { richTextWords } from '#desk/kit/rich-text/words.ts';
import { FieldShell } from '../field-shell.tsx';
import { useForm, useMustShow } from '../use-form.ts';
import { useParts, type FieldParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import styles from '#desk/kit/rich-text/rich-text.module.css';

const RichEditor = lazy(() => import('#desk/kit/rich-text/rich-editor.tsx'));

function htmlIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  const html = isObject(value) ? value[locale] : undefined;
  return typeof html === 'string' ? html : '';
}

interface LanguageProps extends WidgetProps {
  parts: FieldParts;
  language: Locale;
}

function useChange({ pointer, value, language }: LanguageProps) {
  const form = useForm();
  const other = language === 'cn' ? 'en' : 'cn';
  return (html: string) => {
    // A text for both languages becomes one for each when one of them is changed.
    if (typeof value === 'string' && value !== '') form.set(pointer, { [other]: value, [language]: html });
    else form.set(pointerTo(pointer, language), html);
  };
}

/** The text as HTML, under the field's own name; opened by who wants it, or where it is asked for. */
function Source(props: LanguageProps) {
  const { pointer, value, language, parts } = props;
  const form = useForm();
  const t = useTranslation(richTextWords);
  const own = pointerTo(pointer, language);
  const mustShow = useMustShow([own]);
  const [isOpen, setOpen] = useState(false);
  const change = useChange(props);
  return (
    <details
      className={styles.source}
      open={isOpen || mustShow}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('source')}</summary>
      <TextArea
        name={form.nameOf(own)}
        aria-label={`${parts.label} · ${t(language)} · HTML`}
        aria-invalid={parts.isWrong ? true : undefined}
        lang={languageTag(language)}
        rows={8}
        spellCheck={false}
        value={htmlIn(value, language)}
        onChange={(event) => change(event.target.value)}
      />
    </details>
  );
}

function LanguageEditor(props: LanguageProps) {
  const { value, language, parts } = props;
  const t = useTranslation(richTextWords);
  const words = useTranslation(fieldWords);
  const change = useChange(props);
  const waiting = (
    <div role="status" aria-label={t('loading')}>
      <Skeleton shape="block" height={160} />
    </div>
  );
  return (
    <>
      <Suspense fallback={waiting}>
        <RichEditor
          label={words('inLanguage', { label: parts.label, language: t(language) })}
          lang={languageTag(language)}
          html={htmlIn(value, language)}
          describedBy={parts.describedBy}
          isWrong={parts.isWrong}
          onChange={change}
        />
      </Suspense>
      <Source {...props} />
    </>
  );
}

/** The language that was chosen; until then the one that is asked for or faulty, else the desk's own. */
function useLanguage({ pointer }: WidgetProps, own: Locale) {
  const [language, choose] = useState<Locale>();
  const mustShowCn = useMustShow([pointerTo(pointer, 'cn')]);
  const mustShowEn = useMustShow([pointerTo(pointer, 'en')]);
  const wish = mustShowCn === mustShowEn ? own : mustShowCn ? 'cn' : 'en';
  return { current: language ?? wish, choose };
}

export function RichTextField(props: WidgetProps) {
  const { value } = props;
  const parts = useParts(props);
  const t = useTranslation(richTextWords);
  const words = useTranslation(fieldWords);
  const language = useLanguage(props, parts.locale);
  return (
    <FieldShell {...props} parts={parts} isGroup>
      <Tabs
        className={styles.languages}
        label={t('languages')}
        look="pill"
        value={language.current}
        onChange={(id) => language.choose(id === 'en' ? 'en' : 'cn')}
        tabs={LOCALES.map((one) => ({
          id: one,
          label: t(one),
          ...(htmlIn(value, one) === '' ? { mark: words('missing') } : {}),
          panel:
            one === language.current ? (
              <LanguageEditor {...props} parts={parts} language={one} />
            ) : (
              <Source {...props} parts={parts} language={one} />
            ),
        }))}
      />
    </FieldShell>
  );
}
