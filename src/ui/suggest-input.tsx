/** An input that offers what others wrote: arrows choose, Enter takes, Esc closes; anything else may be typed as well. */
import { useState, type HTMLInputAutoCompleteAttribute, type KeyboardEvent } from 'react';
import { cx } from './cx.ts';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';
import hidden from './visually-hidden.module.css';

export interface SuggestInputProps {
  id: string;
  name?: string | undefined;
  /** Of the list; the input is named by a label of its own. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  isWrong: boolean;
  describedBy: string | undefined;
  offers: readonly string[];
  /** How many there are, in words, for whoever does not see the list. */
  status: string;
}

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Which offer is pointed at, and what the keys do; `take` closes the list over what was taken. */
function useOffers(offers: readonly string[], onChange: (value: string) => void) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isOpen = open && offers.length > 0;
  const activeOffer = isOpen ? offers[active] : undefined;
  const take = (offer: string) => {
    onChange(offer);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move !== undefined && offers.length > 0) {
      event.preventDefault();
      setOpen(true);
      // Upwards from the field itself it is the last one.
      const from = active < 0 && move < 0 ? 0 : active;
      setActive((from + move + offers.length) % offers.length);
    } else if (event.key === 'Enter' && activeOffer !== undefined) {
      event.preventDefault();
      take(activeOffer);
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the list, not what is around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return { isOpen, setOpen, active, setActive, chosen: activeOffer, take, onKeyDown };
}

export function SuggestInput(props: SuggestInputProps) {
  const { id, label, onChange, isWrong, describedBy, offers, status, autoComplete = 'off', ...rest } = props;
  const { isOpen, setOpen, active, setActive, chosen, take, onKeyDown } = useOffers(offers, onChange);
  return (
    <>
      <FieldFrame isWrong={isWrong}>
        <input
          {...rest}
          id={id}
          className={styles.input}
          type="text"
          role="combobox"
          autoComplete={autoComplete}
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen === undefined ? undefined : `${id}-${active}`}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={describedBy}
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
      </FieldFrame>
      <p className={hidden.hidden} role="status">
        {isOpen ? status : ''}
      </p>
    </>
  );
}
