/** A text in both languages with places: each is written where the cursor stands, in the language of that text. */
import { useRef } from 'react';
import { useLocale } from '#i18n/use-words.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Places } from '#schemas/text/places.ts';
import { Button } from '#ui/button.tsx';
import { bothLanguages, textOf } from './both-languages.ts';
import styles from './editor.module.css';
import { useEditedField } from './edited-field.ts';
import { TextEdit } from './fields.tsx';

interface PlacesEditProps {
  pointer: string;
  label: string;
  /** Said before the places. */
  hint: string;
  places: Places;
}

const localeOf = (name: string): Locale => (name.endsWith('/en') ? 'en' : 'cn');

export function PlacesEdit({ pointer, label, hint, places }: PlacesEditProps) {
  const own = useLocale();
  const { value, set } = useEditedField(pointer);
  const last = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const insert = (key: string) => {
    const area = last.current ?? box.current?.querySelector('textarea') ?? undefined;
    if (area === undefined) return;
    const locale = localeOf(area.name);
    const parts = bothLanguages(value);
    const place = `{${places[key]?.[locale] ?? key}}`;
    const { selectionStart: from, selectionEnd: to } = area;
    const text = parts[locale] === '' ? area.value : parts[locale];
    set(textOf({ ...parts, [locale]: `${text.slice(0, from)}${place}${text.slice(to)}` }));
    area.focus();
    requestAnimationFrame(() => area.setSelectionRange(from + place.length, from + place.length));
  };
  return (
    <div
      ref={box}
      className={styles.places}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) last.current = target;
      }}
    >
      <TextEdit pointer={pointer} label={label} isLong />
      <p className={styles.label}>{hint}</p>
      <div className={styles.mediaActions}>
        {Object.entries(places).map(([key, names]) => (
          <Button key={key} size="s" data-place={key} onClick={() => insert(key)}>
            {names?.[own]}
          </Button>
        ))}
      </div>
    </div>
  );
}
