/** Chapters of a film or recording: from where to where each is, in the reader's language where it is written in that. */
import { useEffect, useState } from 'react';
import type { MediaCaptions } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import { isIn, readTrack, tracksOf, turn, type Cue } from '#pieces/player-tracks.ts';

export interface Chapters {
  list: readonly Cue[];
  /** The language they are in, also while they are fetched; undefined where there are none. */
  language: Locale | undefined;
}

export function useChapters(
  place: { readonly current: HTMLMediaElement | null },
  chapters: MediaCaptions,
  locale: Locale,
): Chapters {
  const [list, setList] = useState<readonly Cue[]>([]);
  const [isLost, setLost] = useState(false);
  const language = (chapters.find((one) => one.locale === locale) ?? chapters[0])?.locale;
  useEffect(() => {
    const element = place.current;
    if (element === null || language === undefined) return undefined;
    const track = tracksOf(element, 'chapters').find((one) => isIn(one, language));
    if (track === undefined) return undefined;
    turn(track.track, 'hidden');
    const take = (all: readonly Cue[]) => {
      setLost(all.length === 0 && track.readyState === HTMLTrackElement.LOADED);
      setList(all);
    };
    return readTrack(track, { take, lose: () => setLost(true) });
  }, [place, language]);
  return { list, language: isLost ? undefined : language };
}
