/** One film or recording is heard at a time: whoever starts silences the one before. */
let heard: HTMLMediaElement | undefined;

/** Call when an element begins to play aloud. */
export function playAlone(element: HTMLMediaElement): void {
  if (heard !== element) heard?.pause();
  heard = element;
}
