/** What the system shows of what is heard, and its keys: play, pause, jump, the lesson before and the next. */
import { useEffect, useRef } from 'react';

export interface SessionActions {
  play: () => void;
  pause: () => void;
  seekbackward: () => void;
  seekforward: () => void;
  /** Undefined where there is none. */
  previoustrack: (() => void) | undefined;
  nexttrack: (() => void) | undefined;
}

const NAMES = ['play', 'pause', 'seekbackward', 'seekforward', 'previoustrack', 'nexttrack'] as const;

interface About {
  title: string;
  artist: string;
  album: string;
  cover: string;
}

export function useMediaSession({ title, artist, album, cover }: About, actions: SessionActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const has = NAMES.filter((name) => actions[name] !== undefined).join();
  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const session = navigator.mediaSession;
    const artwork = cover === '' ? [] : [{ src: cover }];
    session.metadata = new MediaMetadata({ title, artist, album, artwork });
    for (const name of NAMES)
      session.setActionHandler(name, has.includes(name) ? () => latest.current[name]?.() : null);
    return () => {
      session.metadata = null;
      for (const name of NAMES) session.setActionHandler(name, null);
    };
  }, [title, artist, album, cover, has]);
}
