/** The element of a recording: it stands in no page, so that it goes on when the page it was begun in is gone. */
import type { MediaCaptions } from '#schemas/content/detail.ts';
import { languageTag } from '#schemas/locale.ts';
import type { Playback } from './playing.ts';

/** What is said in it is read from its tracks; a browser shows none of them. */
export function makeRecording({
  captions,
  chapters,
  title,
}: {
  captions: MediaCaptions;
  chapters: MediaCaptions;
  title: string;
}): HTMLAudioElement {
  const element = document.createElement('audio');
  element.preload = 'none';
  element.setAttribute('aria-label', title);
  const tracks = [
    ...captions.map((one) => ({ ...one, kind: 'captions' })),
    ...chapters.map((one) => ({ ...one, kind: 'chapters' })),
  ];
  for (const { locale, url, kind } of tracks) {
    const track = document.createElement('track');
    track.kind = kind;
    track.src = url;
    track.srclang = languageTag(locale);
    element.append(track);
  }
  document.body.append(element);
  return element;
}

/** Lets go of it, and takes it out of the window. */
export function dropRecording(playback: Pick<Playback, 'place' | 'hold'>): void {
  const element = playback.place.current;
  playback.hold(null);
  element?.remove();
}
