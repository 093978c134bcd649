/** The `/` key puts the cursor into a search box, unless somebody is typing; the page's own box comes before the navbar's. */
import { useEffect, type RefObject } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** `first`: hears the key before every other box of the page. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>, first = false): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (isTyping(event.target) || field.current === null) return;
      event.preventDefault();
      field.current.focus();
    };
    document.addEventListener('keydown', onKey, { capture: first });
    return () => document.removeEventListener('keydown', onKey, { capture: first });
  }, [field, first]);
}
