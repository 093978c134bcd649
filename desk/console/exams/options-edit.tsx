/** The options of a choice as rows: written, marked right, moved by buttons and by Alt with arrows, taken out. */
import type { KeyboardEvent } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { OPTION_FIELDS } from '#schemas/exam/tables.ts';
import { moveItem, withoutItem } from '#desk/kit/fields/list-change.ts';
import { useEditedField } from '#desk/kit/screens/editor/edited-field.ts';
import { TextEdit } from '#desk/kit/screens/editor/fields.tsx';
import type { Item } from '#desk/kit/screens/editor/item-edit.ts';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import styles from './exams.module.css';
import {
  addOption,
  kindOf,
  markRight,
  OPTIONS_MAX,
  optionRows,
  withOptions,
  type OptionRow,
} from './question-line.ts';
import { examWords } from './words.ts';

interface OptionsEditProps {
  pointer: string;
  question: Item;
}

interface OptionEditProps extends OptionsEditProps {
  row: OptionRow;
  index: number;
}

function OptionEdit({ pointer, question, row, index }: OptionEditProps) {
  const t = useTranslation(examWords);
  const { set } = useEditedField(pointer);
  const rows = optionRows(question);
  const { letter } = row;
  const move = (step: -1 | 1) => set(withOptions(question, moveItem(rows, index, index + step)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    const isThere = step !== undefined && rows[index + step] !== undefined;
    if (!isThere) return;
    event.preventDefault();
    move(step);
  };
  return (
    <li className={styles.option} data-option={letter}>
      <label className={styles.mark}>
        <input
          type={kindOf(question) === 'single' ? 'radio' : 'checkbox'}
          name={`${pointer}/answer`}
          value={letter}
          checked={row.isRight}
          onKeyDown={onKeyDown}
          onChange={({ target }) => set(markRight(question, letter, target.checked))}
        />
        {t('rightOption', { letter })}
      </label>
      <TextEdit pointer={`${pointer}/${OPTION_FIELDS[letter]}`} label={t('option', { letter })} isKept />
      <div className={styles.actions}>
        <Button
          size="s"
          tone="text"
          unavailable={index === 0}
          aria-label={t('upOf', { name: letter })}
          onClick={() => move(-1)}
        >
          {t('up')}
        </Button>
        <Button
          size="s"
          tone="text"
          unavailable={index === rows.length - 1}
          aria-label={t('downOf', { name: letter })}
          onClick={() => move(1)}
        >
          {t('down')}
        </Button>
        <Button
          size="s"
          tone="text"
          aria-label={t('removeOf', { name: letter })}
          unavailable={rows.length <= 2}
          onClick={() => set(withOptions(question, withoutItem(rows, index)))}
        >
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

export function OptionsEdit({ pointer, question }: OptionsEditProps) {
  const t = useTranslation(examWords);
  const { id, set } = useEditedField(pointer);
  const { error } = useEditedField(`${pointer}/answer`);
  const rows = optionRows(question);
  return (
    <fieldset className={styles.part}>
      <legend>{t('options')}</legend>
      <ul className={styles.options}>
        {rows.map((row, index) => (
          <OptionEdit key={row.letter} pointer={pointer} question={question} row={row} index={index} />
        ))}
      </ul>
      <FieldError id={`${id}-answer-error`} text={error} />
      <Button
        size="s"
        data-action="add-option"
        unavailable={rows.length >= OPTIONS_MAX}
        onClick={() => set(addOption(question))}
      >
        {t('addOption')}
      </Button>
    </fieldset>
  );
}
