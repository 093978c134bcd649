/** Captions of a film: which are shown, remembered; and what is said in them, for the transcript. */
import { useEffect, useState } from 'react';
import type { MediaCaptions } from '#schemas/content/detail.ts';
import type { Locale } from '#schemas/locale.ts';
import { oneOf, useRemembered } from '#ui/use-remembered.ts';
import { isIn, readTrack, tracksOf, turn, type Cue } from './player-tracks.ts';

export type CaptionChoice = 'off' | MediaCaptions[number]['locale'];

type Place = { readonly current: HTMLMediaElement | null };

export function useCaptions(place: Place, captions: MediaCaptions, locale: Locale) {
  const [preference, choose] = useRemembered<CaptionChoice>(
    'player-captions',
    oneOf<CaptionChoice>(['off', 'cn', 'en'], locale),
  );
  const [cues, setCues] = useState<readonly Cue[]>([]);
  const [isLost, setLost] = useState(false);
  const has = (language: CaptionChoice) => captions.some((one) => one.locale === language);
  const choice: CaptionChoice =
    preference === 'off' || has(preference) ? preference : (captions[0]?.locale ?? 'off');
  // What is read beside the film stays there without captions in it.
  const read = choice === 'off' ? (has(locale) ? locale : captions[0]?.locale) : choice;
  useEffect(() => {
    const element = place.current;
    if (element === null || read === undefined) return undefined;
    const stops = tracksOf(element, 'captions').map((one) => {
      const isRead = isIn(one, read);
      turn(one.track, isRead ? (choice === 'off' ? 'hidden' : 'showing') : 'disabled');
      if (!isRead) return () => undefined;
      const take = (all: readonly Cue[]) => {
        setLost(false);
        setCues(all);
      };
      return readTrack(one, { take, lose: () => setLost(true) });
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [place, choice, read, captions]);
  return { shown: choice, choose, said: cues, read: isLost ? undefined : read };
}
