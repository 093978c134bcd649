/** How much of a text was scrolled past, told as it changes, and whether there is anything to scroll past. */
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Of a text, which a note stands at. */
export const PARTS = 1000;

type OnProgress = (px: number, percent: number) => void;

/** Whether all of a text stands in the window while the page is at its start. */
function fitsWindow(text: HTMLElement): boolean {
  const { scrollTop, clientHeight } = document.documentElement;
  return text.getBoundingClientRect().bottom + scrollTop <= clientHeight;
}

function readSoFar(text: HTMLElement): { px: number; percent: number } {
  const { top, height } = text.getBoundingClientRect();
  const seenPx = document.documentElement.clientHeight - top;
  const percent = height <= 0 ? 100 : Math.round((seenPx / height) * 100);
  return { px: Math.max(0, Math.round(-top)), percent: Math.min(100, Math.max(0, percent)) };
}

export function useReadSoFar(place: RefObject<HTMLElement | null>, onProgress: OnProgress) {
  const [percent, setPercent] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const latest = useRef(onProgress);
  useEffect(() => {
    latest.current = onProgress;
  });
  useEffect(() => {
    const look = () => {
      if (place.current === null) return;
      const read = readSoFar(place.current);
      setPercent(read.percent);
      setWhole(fitsWindow(place.current));
      latest.current(read.px, read.percent);
    };
    look();
    const observer = new ResizeObserver(look);
    if (place.current !== null) observer.observe(place.current);
    document.addEventListener('scroll', look, { passive: true });
    document.defaultView?.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', look);
      document.defaultView?.removeEventListener('resize', look);
    };
  }, [place]);
  return {
    percent,
    isWhole,
    /** The part of the text above the window's upper edge, in thousandths; and back there. */
    now: () => {
      const { top, height } = place.current?.getBoundingClientRect() ?? { top: 0, height: 1 };
      return Math.min(PARTS, Math.max(0, Math.round((-top / Math.max(1, height)) * PARTS)));
    },
    goToPart: (part: number) => {
      const { top, height } = place.current?.getBoundingClientRect() ?? { top: 0, height: 0 };
      document.documentElement.scrollBy({ top: top + (part / PARTS) * height, behavior: 'instant' });
    },
    /** To so many pixels of the text, as they were told. */
    goTo: (px: number) => {
      const text = place.current;
      if (text === null) return;
      const { top } = text.getBoundingClientRect();
      document.documentElement.scrollBy({ top: top + px, behavior: 'instant' });
    },
  };
}
