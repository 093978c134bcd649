/** Changes of a media element, in the one place that makes them. */
interface Changes {
  /** Seconds. */
  at?: number;
  rate?: number;
  volume?: number;
  isMuted?: boolean;
}

export function tune(element: HTMLMediaElement | null, { at, rate, volume, isMuted }: Changes): void {
  if (element === null) return;
  if (at !== undefined) element.currentTime = at;
  if (rate !== undefined) {
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
  }
  if (volume !== undefined) element.volume = volume;
  if (isMuted !== undefined) element.muted = isMuted;
}
