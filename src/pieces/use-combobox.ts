/** Makes a field that is there already a combobox over a list (WAI-ARIA 1.2): arrows, Enter and Escape, without taking the focus. */
import { useEffect, useRef, type RefObject } from 'react';

interface Combobox {
  field: RefObject<HTMLInputElement | null>;
  /** Id of the list; its options are `${listId}-${place}`. */
  listId: string;
  count: number;
  /** -1 where none is pointed at. */
  active: number;
  isOpen: boolean;
  point: (place: number) => void;
  onType: (text: string) => void;
  close: () => void;
}

function onKey(event: KeyboardEvent, { count, active, isOpen, point, close, listId }: Combobox): void {
  if (event.isComposing || !isOpen) return;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    const move = event.key === 'ArrowDown' ? 1 : -1;
    // One place more than there are options is the field itself.
    point(((active + 1 + move + count + 1) % (count + 1)) - 1);
  } else if (event.key === 'Enter' && active >= 0) {
    event.preventDefault();
    document.getElementById(`${listId}-${String(active)}`)?.click();
  } else if (event.key === 'Escape') {
    // Closes the list and leaves the field; the next one is the field's own.
    event.preventDefault();
    event.stopPropagation();
    close();
  }
}

export function useCombobox(box: Combobox): void {
  const { field, listId, active, isOpen } = box;
  const latest = useRef(box);
  useEffect(() => {
    latest.current = box;
  });
  useEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    const key = (event: KeyboardEvent) => onKey(event, latest.current);
    const type = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      latest.current.onType(input.value);
    };
    const close = () => latest.current.close();
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', listId);
    input.addEventListener('keydown', key);
    input.addEventListener('input', type);
    input.addEventListener('compositionend', type);
    input.addEventListener('blur', close);
    input.form?.addEventListener('submit', close);
    // What was typed before the list came, or while it was being drawn, counts as typed now.
    if (input === document.activeElement && input.value !== input.defaultValue)
      latest.current.onType(input.value);
    return () => {
      input.removeEventListener('keydown', key);
      input.removeEventListener('input', type);
      input.removeEventListener('compositionend', type);
      input.removeEventListener('blur', close);
      input.form?.removeEventListener('submit', close);
    };
  }, [field, listId]);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && active >= 0) input?.setAttribute('aria-activedescendant', `${listId}-${String(active)}`);
    else input?.removeAttribute('aria-activedescendant');
  }, [field, listId, isOpen, active]);
}
