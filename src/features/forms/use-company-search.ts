/** Companies others named that hold what is typed (D91): from two characters on, 300 ms after the last key. */
import { useEffect, useRef, useState } from 'react';
import { formCompanySearch } from '#schemas/api/forms/forms.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { systemClock, type Clock } from '#platform/clock.ts';

const COMPANY_WAIT_MS = 300;
const LEAST = 2;
const NONE: readonly string[] = [];

/** Late answers of what is no longer typed are dropped; a failed call offers nothing, for anything may be typed. */
export function useCompanySearch(
  act: Caller,
  typedText: string,
  clock: Clock = systemClock,
): readonly string[] {
  const [matches, setMatches] = useState<{ text: string; list: readonly string[] }>({ text: '', list: NONE });
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const text = typedText.trim();
  const isAsked = [...text].length >= LEAST;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    const callOff = clock.after(COMPANY_WAIT_MS, () => {
      void latest.current(formCompanySearch, { text }).then((answer) => {
        if (!isGone) setMatches({ text, list: answer.ok ? answer.data.list : NONE });
      });
    });
    return () => {
      isGone = true;
      callOff();
    };
  }, [clock, isAsked, text]);
  if (!isAsked || matches.text !== text) return NONE;
  return matches.list.filter((name) => name !== text);
}
