/** A choice of few within a bar of controls: a button that says what is chosen, and a menu that opens over the page (WAI-ARIA menu button). */
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { ChoicesMenu, type Choice } from './choices-menu.tsx';
import styles from './choices.module.css';

interface ChoicesProps {
  label: string;
  value: string;
  choices: readonly Choice[];
  choose: (value: string) => void;
}

export function Choices({ label, value, choices, choose }: ChoicesProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const text = choices.find((choice) => choice.value === value)?.text ?? '';
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.choices}
        data-choices
        title={label}
        aria-label={`${label}: ${text}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={onKeyDown}
      >
        {text}
      </button>
      {isOpen && (
        <ChoicesMenu
          id={id}
          label={label}
          value={value}
          choices={choices}
          trigger={trigger}
          choose={(next) => {
            choose(next);
            close();
          }}
          close={close}
          leave={() => setOpen(false)}
        />
      )}
    </>
  );
}
