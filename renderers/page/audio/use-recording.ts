/** What an audio element is doing, read from the element itself after each of its events. */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { mediaFailureOf, type MediaFailureReason } from '#ui/media-failure.tsx';
import { playAlone } from '#ui/play-alone.ts';

const JUMP_SECONDS = 15;

interface Sound {
  playing: boolean;
  at: number;
  /** 0 while nobody knows. */
  length: number;
  failure: MediaFailureReason | undefined;
}

export interface Recording extends Sound {
  place: RefObject<HTMLAudioElement | null>;
  /** Spread on the element. */
  events: Record<
    | 'onPlay'
    | 'onPause'
    | 'onEnded'
    | 'onTimeUpdate'
    | 'onSeeked'
    | 'onDurationChange'
    | 'onEmptied'
    | 'onError',
    () => void
  >;
  toggle(): void;
  seek(second: number): void;
  jump(direction: 1 | -1): void;
  retry(): void;
}

function lengthOf(element: HTMLAudioElement, knownSeconds: number): number {
  return Number.isFinite(element.duration) && element.duration > 0 ? element.duration : knownSeconds;
}

/** `knownSeconds` is the length the merchant gave; `rate` the speed chosen for all recordings of the block. */
export function useRecording(knownSeconds: number, rate: number): Recording {
  const place = useRef<HTMLAudioElement>(null);
  const [sound, setSound] = useState<Sound>({
    playing: false,
    at: 0,
    length: knownSeconds,
    failure: undefined,
  });
  const look = () => {
    const element = place.current;
    if (element === null) return;
    setSound({
      playing: !element.paused && !element.ended,
      at: element.currentTime,
      length: lengthOf(element, knownSeconds),
      failure: mediaFailureOf(element),
    });
  };
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
  }, [rate]);
  // It may have been started, or have failed, before this script came.
  useEffect(look, [knownSeconds]);
  const play = () => void place.current?.play().catch(() => undefined);
  const seek = (second: number) => {
    const element = place.current;
    if (element === null) return;
    element.currentTime = Math.min(Math.max(0, second), lengthOf(element, knownSeconds) || second);
    look();
  };
  return {
    ...sound,
    place,
    events: {
      onPlay: () => {
        if (place.current !== null) playAlone(place.current);
        look();
      },
      onPause: look,
      onEnded: look,
      onTimeUpdate: look,
      onSeeked: look,
      onDurationChange: look,
      onEmptied: look,
      onError: look,
    },
    toggle: () => (place.current?.paused === false ? place.current.pause() : play()),
    seek,
    jump: (direction) => seek((place.current?.currentTime ?? 0) + direction * JUMP_SECONDS),
    retry: () => {
      place.current?.load();
      play();
    },
  };
}
