/** Stops what nobody sees, in a shop where that counts for nothing: who listens on would believe it did (ADR-352). */
import { pageVisibility } from '#platform/visibility.ts';

/** A small window over other programs is seen. */
const isSeen = (element: HTMLMediaElement) =>
  pageVisibility.visible() || document.pictureInPictureElement === element;

/** The returned function ends it. */
export function stopUnseen(element: HTMLMediaElement, isUncounted: () => boolean): () => void {
  const look = () => {
    if (isUncounted() && !isSeen(element)) element.pause();
  };
  const leave = pageVisibility.listen(look);
  element.addEventListener('leavepictureinpicture', look);
  element.addEventListener('play', look);
  return () => {
    leave();
    element.removeEventListener('leavepictureinpicture', look);
    element.removeEventListener('play', look);
  };
}
