/** Arco's calendar under a field for a day: for the pointer, since the field itself knows the keys for all of it. */
import DatePicker from '@arco-design/web-react/es/DatePicker';
import '@arco-design/web-react/es/DatePicker/style/css.js';
import { useState } from 'react';
import { Arco } from './arco.tsx';
import styles from './calendar.module.css';

export interface CalendarProps {
  /** A day, or empty. */
  value: string;
  isOpen: boolean;
  onChange: (day: string) => void;
  /** Days before and after these cannot be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** The month that is shown where no day is chosen. */
  today: string;
}

/** Drawn beside the input in its frame. What is pressed in it leaves the focus where it is. */
export function Calendar({ value, isOpen, onChange, min = '', max, today }: CalendarProps) {
  const [view, setView] = useState({ of: value, page: value === '' ? today : value });
  // Another day, typed or moved to, turns the page to it.
  if (view.of !== value) setView({ of: value, page: value === '' ? view.page : value });
  return (
    <Arco>
      <DatePicker
        value={value}
        pickerValue={view.page}
        onPickerValueChange={(page) => setView({ of: value, page })}
        popupVisible={isOpen}
        showNowBtn={false}
        triggerProps={{ trigger: [], clickOutsideToClose: false, autoFitPosition: true }}
        triggerElement={<span className={styles.anchor} />}
        disabledDate={(date) => {
          const day = date.format('YYYY-MM-DD');
          return day < min || (max !== undefined && day > max);
        }}
        panelRender={(panel) => (
          <div aria-hidden="true" role="presentation" onMouseDown={(event) => event.preventDefault()}>
            {panel}
          </div>
        )}
        onChange={(day) => onChange(day)}
      />
    </Arco>
  );
}
