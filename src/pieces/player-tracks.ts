/** What a text track of a film holds, once it is fetched: captions, which are the transcript too, or chapters. */
import { languageTag, type Locale } from '#schemas/locale.ts';

export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** What a viewer reads: entities and tags as browsers take them, the speaker's name before their words. */
export function textOfCue(words: Pick<DocumentFragment, 'textContent' | 'querySelectorAll'>): string {
  const speakers = [...words.querySelectorAll('span[title]')].map((one) => one.getAttribute('title') ?? '');
  const text = (words.textContent ?? '').replaceAll('\u00a0', ' ').trim();
  const names = [...new Set(speakers.map((name) => name.trim()).filter((name) => name !== ''))];
  if (text === '' || names.length === 0) return text;
  return `${names.join(', ')}: ${text}`;
}

function cuesOf(track: TextTrack): Cue[] {
  return [...(track.cues ?? [])].flatMap((cue) => {
    const text = cue instanceof VTTCue ? textOfCue(cue.getCueAsHTML()) : '';
    return text === '' ? [] : [{ from: cue.startTime, to: cue.endTime, text }];
  });
}

interface CueListener {
  take: (cues: readonly Cue[]) => void;
  lose: () => void;
}

/** Tells what stands in it now and once it came; the returned function ends that. */
export function readTrack(one: HTMLTrackElement, { take, lose }: CueListener): () => void {
  const notify = () => take(cuesOf(one.track));
  notify();
  one.addEventListener('load', notify);
  one.addEventListener('error', lose);
  return () => {
    one.removeEventListener('load', notify);
    one.removeEventListener('error', lose);
  };
}

/** The tracks of one kind. */
export const tracksOf = (element: HTMLMediaElement, kind: 'captions' | 'chapters') =>
  [...element.querySelectorAll('track')].filter((one) => one.kind === kind);

export const isIn = (one: HTMLTrackElement, locale: Locale): boolean => one.srclang === languageTag(locale);

/** Only what is asked for is fetched. */
export function turn(track: TextTrack, mode: TextTrackMode): void {
  track.mode = mode;
}

/** The part a second is in. */
export const chapterAt = (list: readonly Cue[], at: number): Cue | undefined =>
  list.findLast(({ from }) => from <= at);
