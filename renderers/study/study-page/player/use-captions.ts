/** Captions of a film: which are shown, remembered; and what is said in them, for the transcript. */
import { useEffect, useState } from 'react';
import type { MediaCaptions } from '#schemas/content/detail.ts';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { turn } from '#features/playback/index.ts';
import { oneOf, useRemembered } from '#ui/use-remembered.ts';

export type Shown = 'off' | MediaCaptions[number]['locale'];

export interface Said {
  from: number;
  to: number;
  text: string;
}

function saidIn(track: TextTrack): Said[] {
  return [...(track.cues ?? [])].flatMap((cue) => {
    const text = 'text' in cue ? String(cue.text).replaceAll(/<[^>]*>/g, '') : '';
    return text === '' ? [] : [{ from: cue.startTime, to: cue.endTime, text }];
  });
}

type Place = { readonly current: HTMLMediaElement | null };

export function useCaptions(place: Place, captions: MediaCaptions, locale: Locale) {
  const [wished, choose] = useRemembered<Shown>('player-captions', oneOf<Shown>(['off', 'cn', 'en'], locale));
  const [said, setSaid] = useState<readonly Said[]>([]);
  const [isLost, setLost] = useState(false);
  const has = (language: Shown) => captions.some((one) => one.locale === language);
  const shown: Shown = wished === 'off' || has(wished) ? wished : (captions[0]?.locale ?? 'off');
  // What is read beside the film stays there without captions in it.
  const read = shown === 'off' ? (has(locale) ? locale : captions[0]?.locale) : shown;
  useEffect(() => {
    const element = place.current;
    if (element === null || read === undefined) return undefined;
    const stops = [...element.querySelectorAll('track')].map((one) => {
      const isRead = one.srclang === languageTag(read);
      turn(one.track, isRead ? (shown === 'off' ? 'hidden' : 'showing') : 'disabled');
      const take = () => {
        if (!isRead) return;
        setLost(false);
        setSaid(saidIn(one.track));
      };
      take();
      const lose = () => {
        if (isRead) setLost(true);
      };
      one.addEventListener('load', take);
      one.addEventListener('error', lose);
      return () => {
        one.removeEventListener('load', take);
        one.removeEventListener('error', lose);
      };
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [place, shown, read, captions]);
  return { shown, choose, said, read: isLost ? undefined : read };
}
