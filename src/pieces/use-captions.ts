/** Captions of a film: which are shown, remembered; and what is said in them, for the transcript. */
import { useEffect, useState } from 'react';
import type { MediaCaptions } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import { oneOf, useRemembered } from '#ui/use-remembered.ts';
import { isIn, readTrack, tracksOf, turn, type Cue } from './player-tracks.ts';

export type CaptionChoice = 'off' | MediaCaptions[number]['locale'];

type Place = { readonly current: HTMLMediaElement | null };

export function useCaptions(place: Place, captions: MediaCaptions, locale: Locale) {
  const [wished, choose] = useRemembered<CaptionChoice>(
    'player-captions',
    oneOf<CaptionChoice>(['off', 'cn', 'en'], locale),
  );
  const [said, setSaid] = useState<readonly Cue[]>([]);
  const [isLost, setLost] = useState(false);
  const has = (language: CaptionChoice) => captions.some((one) => one.locale === language);
  const shown: CaptionChoice = wished === 'off' || has(wished) ? wished : (captions[0]?.locale ?? 'off');
  // What is read beside the film stays there without captions in it.
  const read = shown === 'off' ? (has(locale) ? locale : captions[0]?.locale) : shown;
  useEffect(() => {
    const element = place.current;
    if (element === null || read === undefined) return undefined;
    const stops = tracksOf(element, 'captions').map((one) => {
      const isRead = isIn(one, read);
      turn(one.track, isRead ? (shown === 'off' ? 'hidden' : 'showing') : 'disabled');
      if (!isRead) return () => undefined;
      const take = (all: readonly Cue[]) => {
        setLost(false);
        setSaid(all);
      };
      return readTrack(one, { take, lose: () => setLost(true) });
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [place, shown, read, captions]);
  return { shown, choose, said, read: isLost ? undefined : read };
}
