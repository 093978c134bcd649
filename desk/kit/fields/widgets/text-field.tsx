/** A text in both languages, one control each, with a mark where one is missing; in one line or several. */
import { LOCALES, languageTag, type Locale } from '#schemas/locale.ts';
import { isObject, pointerTo } from '#schemas/page/json.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { cx } from '#ui/cx.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FieldShell } from '../field-shell.tsx';
import { useComposition } from '../use-composition.ts';
import { useForm } from '../use-form.ts';
import { controlProps, useParts, type FieldParts } from '../use-parts.ts';
import type { WidgetProps } from '../widget-props.ts';
import { fieldWords } from '../words.ts';
import { LongLineField } from './line-field.tsx';
import styles from '../fields.module.css';

/** What stands in one language; a text that is one string stands in both. */
function wordsIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  const words = isObject(value) ? value[locale] : undefined;
  return typeof words === 'string' ? words : '';
}

interface LanguageProps extends WidgetProps {
  parts: FieldParts;
  language: Locale;
  isLong: boolean;
}

function LanguageInput({ row, pointer, value, parts, language, isLong }: LanguageProps) {
  const form = useForm();
  const t = useTranslation(fieldWords);
  const other = language === 'cn' ? 'en' : 'cn';
  const words = wordsIn(value, language);
  const fallback = wordsIn(value, other);
  const isMissing = words === '' && fallback !== '';
  const own = pointerTo(pointer, language);
  const control = useComposition(words, (text) => {
    // A text for both languages becomes one for each when one of them is changed.
    if (typeof value === 'string' && value !== '') form.set(pointer, { [other]: value, [language]: text });
    else form.set(own, text);
  });
  const props = {
    ...controlProps(parts),
    id: form.idOf(own),
    name: form.nameOf(own),
    'aria-label': t('inLanguage', { label: parts.label, language: t(language) }),
    lang: languageTag(language),
    placeholder: isMissing ? t('fallsBack', { language: t(other) }) : undefined,
    ...control,
    before: (
      <span
        className={cx(styles.language, isMissing && styles.isMissing)}
        aria-hidden="true"
        title={isMissing ? t('missing') : t(language)}
      >
        {t(`${language}Mark`)}
        {isMissing && ' •'}
      </span>
    ),
  };
  return isLong ? (
    <TextArea {...props} rows={(row.max ?? 0) > 300 ? 5 : 3} />
  ) : (
    <TextInput {...props} spellCheck={false} autoComplete="off" />
  );
}

function LanguageInputs({ isLong, ...props }: WidgetProps & { isLong: boolean }) {
  const parts = useParts(props);
  return (
    <FieldShell {...props} parts={parts} isGroup>
      <div className={styles.languages}>
        {LOCALES.map((language) => (
          <LanguageInput key={language} {...props} {...{ parts, language, isLong }} />
        ))}
      </div>
    </FieldShell>
  );
}

export const TextField = (props: WidgetProps) => <LanguageInputs {...props} isLong={false} />;
export const LongTextField = (props: WidgetProps) =>
  props.row.form === 'string' ? <LongLineField {...props} /> : <LanguageInputs {...props} isLong />;
