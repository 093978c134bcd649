/** Plays a film without sound while half of it is in view; never for those who asked for less motion (WCAG 2.2.2, 2.3.3). */
import { useEffect, type RefObject } from 'react';

const IN_VIEW = 0.5;

/** A visitor who pauses it, or sees it to its end, is not played to again. */
export function usePlayInView(place: RefObject<HTMLVideoElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const film = place.current;
    if (!isWanted || film === null) return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let isStopped = false;
    let leaving = false;
    const onPause = () => {
      if (!leaving) isStopped = true;
      leaving = false;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = entries.at(-1)?.isIntersecting === true;
        if (inView && !isStopped && film.paused) {
          // Refused where the browser's owner forbids it: then the poster and the controls stay.
          void film.play().catch(() => undefined);
        } else if (!inView && !film.paused && film.muted) {
          leaving = true;
          film.pause();
        }
      },
      { threshold: IN_VIEW },
    );
    film.addEventListener('pause', onPause);
    observer.observe(film);
    return () => {
      film.removeEventListener('pause', onPause);
      observer.disconnect();
    };
  }, [place, isWanted]);
}
