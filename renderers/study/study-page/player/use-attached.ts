/** Gives the element its address once somebody plays, and again from where it was when the address is another. */
import { useEffect, useState, type RefObject } from 'react';
import { attachMedia, type Qualities } from '#ui/attach-media.ts';
import type { MediaFailureReason } from '#ui/media-failure.tsx';
import { tune } from './tune.ts';

interface Attached {
  place: RefObject<HTMLMediaElement | null>;
  url: string;
  /** Nothing is fetched before. */
  isWanted: boolean;
  /** Counts the tries: each attaches anew. */
  turn: number;
  /** Where to begin, in seconds. */
  at: RefObject<number>;
  fail: (reason: MediaFailureReason) => void;
}

export function useAttached({ place, url, isWanted, turn, at, fail }: Attached): Qualities | undefined {
  const [qualities, setQualities] = useState<Qualities>();
  useEffect(() => {
    const element = place.current;
    if (!isWanted || element === null) return undefined;
    const from = at.current;
    const begin = () => {
      if (from > 0) tune(element, { at: from });
    };
    element.addEventListener('loadedmetadata', begin, { once: true });
    const leave = attachMedia(element, url, fail, setQualities);
    void element.play().catch(() => undefined);
    return () => {
      element.removeEventListener('loadedmetadata', begin);
      leave();
    };
  }, [place, url, isWanted, turn, at, fail]);
  return qualities;
}
