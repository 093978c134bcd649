/** Asks what somebody may mean, once they pause: the last answers are kept, late ones are dropped. */
import { useEffect, useRef, useState } from 'react';
import { searchSuggestGet, type Suggestions } from '#schemas/api/catalogue/search.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { readSearchText } from '#schemas/search/search-text.ts';
import { systemClock, type Clock } from '#platform/clock.ts';

const SUGGEST_WAIT_MS = 160;
/** Texts whose answers are kept while the box is there. */
const KEPT_MAX = 30;

export function useSuggestions(
  act: Caller,
  typedText: string,
  clock: Clock = systemClock,
): { text: string; answer: Suggestions | undefined } {
  const text = readSearchText(typedText);
  const answers = useRef(new Map<string, Suggestions>());
  const latest = useRef(act);
  const [answer, setAnswer] = useState<{ text: string; data: Suggestions }>();
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (text === '') return undefined;
    const cachedAnswer = answers.current.get(text);
    if (cachedAnswer !== undefined) {
      setAnswer({ text, data: cachedAnswer });
      return undefined;
    }
    let isLate = false;
    const callOff = clock.after(SUGGEST_WAIT_MS, () => {
      void latest.current(searchSuggestGet, { content: text }).then((answer) => {
        if (!answer.ok) return;
        const [oldest] = answers.current.keys();
        if (answers.current.size >= KEPT_MAX && oldest !== undefined) answers.current.delete(oldest);
        answers.current.set(text, answer.data);
        if (!isLate) setAnswer({ text, data: answer.data });
      });
    });
    return () => {
      isLate = true;
      callOff();
    };
  }, [clock, text]);
  // While the next answer is on its way the last one stays, so that the list does not blink.
  return { text, answer: text === '' ? undefined : answer?.data };
}
