/** The whole screen, and the small window over other programs; neither is there in every browser. */
import { useEffect, useState, type RefObject } from 'react';

export function useFull(
  frame: RefObject<HTMLElement | null>,
  place: { readonly current: HTMLMediaElement | null },
  /** A small window shows the picture alone: what stands over it would be left behind. */
  maySmall: boolean,
) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [frame]);
  const toggleFull = () => {
    const going = isFull ? document.exitFullscreen() : frame.current?.requestFullscreen();
    void going?.catch(() => undefined);
  };
  const toggleSmall = () => {
    const film = place.current;
    if (!(film instanceof HTMLVideoElement)) return;
    const going =
      document.pictureInPictureElement === film
        ? document.exitPictureInPicture()
        : film.requestPictureInPicture();
    void going.catch(() => undefined);
  };
  return {
    isFull,
    toggleFull: document.fullscreenEnabled ? toggleFull : undefined,
    toggleSmall: document.pictureInPictureEnabled && maySmall ? toggleSmall : undefined,
  };
}
