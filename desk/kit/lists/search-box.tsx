/** The words a list is searched for: the address follows a moment after the last letter; `/` leads here. */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useSlashFocus } from '#ui/use-slash-focus.ts';
import styles from './lists.module.css';

const PAUSE_MS = 300;

interface SearchBoxProps {
  label: string;
  value: string;
  search: (q: string) => void;
}

export function SearchBox({ label, value, search }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [address, setAddress] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSlashFocus(field);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address was changed elsewhere: by the back button, or by clearing the filters.
  if (address !== value) {
    setAddress(value);
    if (text.trim() !== value.trim()) setText(value);
  }
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), PAUSE_MS);
  };
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(timer.current);
        search(text);
      }}
    >
      <TextInput
        ref={field}
        type="search"
        name="q"
        maxLength={100}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        before={<Icon name="search" size={18} className={styles.searchIcon} />}
        value={text}
        onChange={(event) => change(event.target.value)}
      />
    </form>
  );
}
