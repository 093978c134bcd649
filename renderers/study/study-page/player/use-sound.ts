/** How fast and how loud it plays: chosen once, remembered on this device, the same in every lesson. */
import { useEffect, type RefObject } from 'react';
import { SPEEDS } from '#ui/speeds.ts';
import { oneOf, useRemembered } from '#ui/use-remembered.ts';
import { tune } from './tune.ts';

const readVolume = (kept: string | undefined): number => {
  const volume = Number(kept ?? 1);
  return volume >= 0 && volume <= 1 ? volume : 1;
};

export function useSound(place: RefObject<HTMLMediaElement | null>) {
  const [rate, setRate] = useRemembered<number>('player-speed', oneOf<number>(SPEEDS, 1));
  const [volume, keepVolume] = useRemembered('player-volume', readVolume);
  useEffect(() => {
    tune(place.current, { rate });
  }, [place, rate]);
  useEffect(() => {
    tune(place.current, { volume });
  }, [place, volume]);
  return {
    rate,
    setRate,
    setVolume: (next: number) => {
      tune(place.current, { isMuted: false });
      keepVolume(Math.min(1, Math.max(0, next)));
    },
    toggleMuted: () => {
      const element = place.current;
      if (element === null) return;
      if (element.volume === 0) keepVolume(1);
      tune(element, { isMuted: !element.muted && element.volume > 0 });
    },
  };
}

/** The next faster or slower one of the list. */
export function nextSpeed(rate: number, step: 1 | -1): number {
  const at = SPEEDS.findIndex((speed) => speed === rate);
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + step))] ?? rate;
}
