/** How fast and how loud lessons play: chosen once, remembered on this device, the same in every lesson. */
import { settable } from '#engine/store.ts';
import { localStore } from '#platform/storage.ts';
import { SPEEDS } from '#ui/speeds.ts';
import { oneOf } from '#ui/use-remembered.ts';

const SPEED_KEY = 'lt-player-speed';
const VOLUME_KEY = 'lt-player-volume';

const readSpeed = oneOf<number>(SPEEDS, 1);
const readVolume = (text: string | undefined): number => {
  const volume = Number(text ?? 1);
  return volume >= 0 && volume <= 1 ? volume : 1;
};

/** What is kept now; the player that plays holds it from then on. */
export function makeSound() {
  const state = settable({
    rate: readSpeed(localStore.get(SPEED_KEY)),
    volume: readVolume(localStore.get(VOLUME_KEY)),
  });
  const keep = (key: string, change: { rate: number } | { volume: number }) => {
    localStore.set(key, String(Object.values(change)[0]));
    state.set({ ...state.get(), ...change });
  };
  return {
    ...state,
    setRate: (rate: number) => keep(SPEED_KEY, { rate }),
    /** 0 to 1. */
    setVolume: (volume: number) => keep(VOLUME_KEY, { volume: Math.min(1, Math.max(0, volume)) }),
  };
}

/** The next faster or slower one of the list. */
export function nextSpeed(rate: number, step: 1 | -1): number {
  const at = SPEEDS.findIndex((speed) => speed === rate);
  return SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, at + step))] ?? rate;
}
