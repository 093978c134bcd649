/** A list beside a player that follows it. */
import { useEffect, useRef, type RefObject } from 'react';
import { wantsLessMotion } from '#ui/less-motion.ts';

/**
 * Keeps the line that is `aria-current` in view, within the list's own box: the page stays where it is, and so does a list somebody
 * is in.
 * @param now what is current; the list moves when it is another
 */
export function useFollowed(now: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (box === null || line === undefined || line === null || box.matches(':hover, :focus-within')) return;
    box.scrollTo({
      top: line.offsetTop - box.offsetTop - box.clientHeight / 3,
      left: line.offsetLeft - box.offsetLeft - box.clientWidth / 3,
      behavior: wantsLessMotion() ? 'instant' : 'smooth',
    });
  }, [now]);
  return list;
}
