/** A day in three parts, in the page's language whatever the browser's is, and in the order that language has. */
import type { ReactNode } from 'react';
import type { WordKeys } from '#i18n/words.ts';
import type { Locale } from '#schemas/locale.ts';
import { monthNames } from '#ui/shop-time.ts';
import type { PartsProps } from './parts-props.ts';
import { DATE_PARTS, nameOf } from './read-inputs.ts';
import type { words } from './words.ts';
import styles from './view.module.css';

type Part = (typeof DATE_PARTS)[number];
const ORDER: Record<Locale, readonly Part[]> = { cn: DATE_PARTS, en: ['month', 'day', 'year'] };
const DAYS = 31;

interface DatePartsProps extends PartsProps {
  locale: Locale;
  t: (key: (Part | 'choose') & WordKeys<typeof words>) => string;
}

/** Choices of a part as the answer writes them: 3 is "03". */
function options(labels: readonly string[]): ReactNode {
  return labels.map((label, place) => (
    <option key={label} value={String(place + 1).padStart(2, '0')}>
      {label}
    </option>
  ));
}

export function DateParts({ locale, t, ...props }: DatePartsProps) {
  const inputOf = (part: Part) => {
    const name = nameOf(props.field, part);
    const rest = {
      id: `${props.id}-${part}`,
      name,
      required: props.required,
      'aria-invalid': props.invalid,
      'aria-describedby': props.describedBy,
      defaultValue: props.valueOf(name),
      className: styles.input,
    };
    if (part === 'year')
      return <input {...rest} type="text" inputMode="numeric" maxLength={4} autoComplete="off" />;
    const days = Array.from({ length: DAYS }, (_, place) => String(place + 1));
    return (
      <select {...rest} autoComplete="off">
        <option value="">{t('choose')}</option>
        {options(part === 'month' ? monthNames(locale) : days)}
      </select>
    );
  };
  return (
    <div className={styles.region}>
      {ORDER[locale].map((part) => (
        <label key={part} className={styles.part}>
          {t(part)}
          {inputOf(part)}
        </label>
      ))}
    </div>
  );
}
