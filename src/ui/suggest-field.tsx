/** A text field that offers what others wrote: arrows choose, Enter takes, Esc closes; anything else may be typed as well. */
import { useState, type KeyboardEvent } from 'react';
import { cx } from './cx.ts';
import { FieldError, type TextFieldProps } from './field.tsx';
import styles from './field.module.css';

export interface SuggestFieldProps extends Pick<
  TextFieldProps,
  'id' | 'label' | 'isLabelQuiet' | 'value' | 'onChange' | 'fault' | 'maxLength' | 'placeholder'
> {
  offers: readonly string[];
  /** How many there are, in words, for whoever does not see the list. */
  told: string;
}

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export function SuggestField(props: SuggestFieldProps) {
  const { id, label, isLabelQuiet, value, onChange, fault = '', offers, told, ...rest } = props;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = open && offers.length > 0;
  const chosen = isOpen ? offers[active] : undefined;
  const take = (offer: string) => {
    onChange(offer);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined && offers.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + move + offers.length) % offers.length);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the list, not what is around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className={styles.field}>
      <label className={isLabelQuiet === true ? styles.quiet : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={cx(styles.frame, fault !== '' && styles.wrong)}>
        <input
          {...rest}
          id={id}
          className={styles.input}
          type="text"
          role="combobox"
          value={value}
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen === undefined ? undefined : `${id}-${active}`}
          aria-invalid={fault === '' ? undefined : true}
          aria-describedby={fault === '' ? undefined : `${id}-error`}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
          onChange={(event) => {
            setActive(-1);
            setOpen(true);
            onChange(event.target.value);
          }}
        />
        <div id={`${id}-list`} className={styles.offers} role="listbox" aria-label={label} hidden={!isOpen}>
          {offers.map((offer, index) => (
            <div
              key={offer}
              id={`${id}-${index}`}
              className={cx(styles.offer, index === active && styles.active)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              // Before the field loses the focus, which would close the list.
              onPointerDown={(event) => {
                event.preventDefault();
                take(offer);
              }}
            >
              {offer}
            </div>
          ))}
        </div>
      </div>
      <p className={styles.quiet} role="status">
        {isOpen ? told : ''}
      </p>
      <FieldError id={`${id}-error`} text={fault} />
    </div>
  );
}
