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
  const [shown, setShown] = useState({ of: value, page: value === '' ? today : value });
  // Another day, typed or moved to, turns the page to it.
  if (shown.of !== value) setShown({ of: value, page: value === '' ? shown.page : value });
  return (
    <Arco>
      <DatePicker
        value={value}
        pickerValue={shown.page}
        onPickerValueChange={(page) => setShown({ of: value, page })}
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
