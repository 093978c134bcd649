/** An input for a day: typed, moved by arrow keys, or taken from a calendar that comes with the first use of the field. */
import { useState, type HTMLInputAutoCompleteAttribute, type KeyboardEvent } from 'react';
import { useWords } from '#i18n/use-words.ts';
import { FieldFrame } from './field-frame.tsx';
import { dateWords } from './date-words.ts';
import { isDay, stepDay, tidyDay, type DayStep } from './day.ts';
import { Icon } from './icon.tsx';
import { useScript } from './use-script.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './field.module.css';

export interface DateInputProps {
  id: string;
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Where the arrow keys begin, and the month the calendar shows, while no day is chosen. */
  today: string;
  required?: boolean | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  isWrong: boolean;
  describedBy: string | undefined;
}

const STEPS: Readonly<Record<string, DayStep>> = {
  ArrowUp: { days: -1 },
  ArrowDown: { days: 1 },
  PageUp: { months: -1 },
  PageDown: { months: 1 },
};
const LONGEST = 12;
const loadCalendar = () => import('./arco/calendar.tsx');

/** Whether the calendar is wanted, which it stays, and whether it is open. */
function useOpen() {
  const [state, setState] = useState({ isWanted: false, isOpen: false });
  return {
    ...state,
    want: () => setState(({ isOpen }) => ({ isWanted: true, isOpen })),
    set: (isOpen: boolean) => setState({ isWanted: true, isOpen }),
  };
}

export function DateInput(props: DateInputProps) {
  const { id, value, onChange, min, max, today, isWrong, describedBy, autoComplete = 'off', ...rest } = props;
  const t = useWords(dateWords);
  const { isWanted, isOpen, want, set } = useOpen();
  const part = useScript(loadCalendar, isWanted);
  const dayText = tidyDay(value);
  const day = isDay(dayText) ? dayText : '';
  const move = (step: DayStep) => {
    const next = day === '' ? today : stepDay(day, step);
    onChange(min !== undefined && next < min ? min : max !== undefined && next > max ? max : next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      set(true);
      move(step);
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the calendar, not what is around it.
      event.preventDefault();
      event.stopPropagation();
      set(false);
    }
  };
  return (
    <FieldFrame isWrong={isWrong}>
      <input
        {...rest}
        id={id}
        className={styles.input}
        type="text"
        spellCheck={false}
        maxLength={LONGEST}
        autoComplete={autoComplete}
        placeholder={t('example')}
        value={value}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={[describedBy ?? '', `${id}-keys`].join(' ').trim()}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => set(true)}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          set(false);
          if (dayText !== value) onChange(dayText);
        }}
      />
      <Icon name="chevron-down" size={16} className={styles.arrow} />
      <VisuallyHidden id={`${id}-keys`}>{t('keys')}</VisuallyHidden>
      {part !== undefined && (
        <part.Calendar
          value={day}
          isOpen={isOpen}
          min={min}
          max={max}
          today={today}
          onChange={(day) => {
            onChange(day);
            set(false);
          }}
        />
      )}
    </FieldFrame>
  );
}
