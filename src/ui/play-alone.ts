/** Keeps one film or recording audible: starting one pauses the one before. */
let audible: HTMLMediaElement | undefined;

/** Call when an element begins to play aloud. */
export function playAlone(element: HTMLMediaElement): void {
  if (audible !== element) audible?.pause();
  audible = element;
}
