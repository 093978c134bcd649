/** Scrolls two frames together, by the share of each page that lies above; both are of the desk's own origin. */
import { useEffect, useRef } from 'react';

const restOf = ({ document: { documentElement }, innerHeight }: Window) =>
  Math.max(1, documentElement.scrollHeight - innerHeight);

function follow(from: Window, to: Window): void {
  const top = (from.scrollY / restOf(from)) * restOf(to);
  // Within a pixel it is there already; its own event then moves nothing back.
  if (Math.abs(to.scrollY - top) > 1) to.scrollTo({ top, behavior: 'instant' });
}

/** Answers what is to be called once a frame is there: a frame that loads anew has another window. */
export function useSameScroll(one: HTMLIFrameElement | null, other: HTMLIFrameElement | null): () => void {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return () => {
    stop.current?.();
    const [first, second] = [one?.contentWindow, other?.contentWindow];
    if (first === null || first === undefined || second === null || second === undefined) return;
    const forth = () => follow(first, second);
    const back = () => follow(second, first);
    first.addEventListener('scroll', forth, { passive: true });
    second.addEventListener('scroll', back, { passive: true });
    stop.current = () => {
      first.removeEventListener('scroll', forth);
      second.removeEventListener('scroll', back);
    };
  };
}
