/** The keyboard of a question: numbers and letters choose, left and right change the question. */
import { useEffect, useRef } from 'react';

interface Keys {
  /** The place of the choice, from 0. */
  choose: (place: number) => void;
  move: (by: 1 | -1) => void;
}

/** Where letters are typed they are letters. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type === 'text';
  return target instanceof HTMLTextAreaElement || target.closest('[role=dialog]') !== null;
}

function placeOf(key: string): number | undefined {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  const letter = key.toLowerCase();
  return /^[a-f]$/.test(letter) ? letter.charCodeAt(0) - 97 : undefined;
}

export function useKeys(keys: Keys, isOn: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]') !== null)
        return;
      const place = placeOf(event.key);
      if (place !== undefined) latest.current.choose(place);
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
        latest.current.move(event.key === 'ArrowLeft' ? -1 : 1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
