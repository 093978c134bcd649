/** What every search box does with what was typed (M183): empty text is refused in words, presses right after a search are ignored. */
import { useRef, useState } from 'react';
import { SEARCH_CLICK_GUARD_MS } from '#schemas/constants.ts';
import { readSearchText } from '#schemas/search/search-text.ts';

export interface SearchSubmit {
  /** True after empty text was sent, until something is typed. */
  isRefused: boolean;
  /** `at`: the event's time, in milliseconds of any one clock. */
  submit: (typedText: string, at: number) => void;
  forgive: () => void;
}

export function useSearchSubmit(send: (text: string) => void, refusedAtFirst = false): SearchSubmit {
  const [isRefused, setRefused] = useState(refusedAtFirst);
  const lastSent = useRef(Number.NEGATIVE_INFINITY);
  const submit = (typedText: string, at: number) => {
    if (at - lastSent.current < SEARCH_CLICK_GUARD_MS) return;
    const text = readSearchText(typedText);
    setRefused(text === '');
    if (text === '') return;
    lastSent.current = at;
    send(text);
  };
  return { isRefused, submit, forgive: () => setRefused(false) };
}
