/** The playback of what stands on the stage of a detail page, and what its keys do. */
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Locale } from '#schemas/locale.ts';
import { nextSpeed, usePlayback } from '#features/playback/index.ts';
import type { Playable } from '#features/goods/index.ts';
import { commandOf, type Command } from '#pieces/player-keys.ts';
import { useCaptions } from '#pieces/use-captions.ts';
import { useFull } from '#ui/use-full.ts';
import type { Piece } from './playable.ts';

interface PlayerInput {
  piece: Piece;
  playable: Playable;
  title: string;
  locale: Locale;
}

const NO_NEIGHBOURS = { before: undefined, next: undefined };

/** Plays at once, and has the focus: the picture was pressed. No progress is stored. */
export function usePlayer({ piece, playable, title, locale }: PlayerInput) {
  const frame = useRef<HTMLElement>(null);
  const medium: 'audio' | 'video' = playable.medium === 'audio' ? 'audio' : 'video';
  const { url, captions: captionFiles, chapters } = playable;
  const playback = usePlayback({
    film: { medium, url, captions: captionFiles, chapters, marquee: undefined, seconds: 0 },
    about: {
      id: piece.goods_id,
      type: piece.goods_type,
      productId: '',
      title,
      teacher: '',
      course: '',
      cover: '',
      href: '',
    },
    begins: true,
    near: NO_NEIGHBOURS,
  });
  const { place } = playback;
  const captions = useCaptions(place, captionFiles, locale);
  const full = useFull(frame, place, true);
  useEffect(() => frame.current?.focus(), []);
  const toggleCaptions = () => captions.choose(captions.shown === 'off' ? (captions.read ?? 'off') : 'off');
  const obey = (command: Command) => {
    if (command.do === 'skip') playback.skip(command.seconds);
    else if (command.do === 'speed') playback.setRate(nextSpeed(playback.rate, command.step));
    else if (command.do === 'toggle') playback.toggle();
    else if (command.do === 'mute') playback.toggleMuted();
    else if (medium === 'video' && command.do === 'captions') toggleCaptions();
    else if (medium === 'video' && command.do === 'full') full.toggleFull?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event, event.target);
    if (command === undefined || command.do === 'help') return;
    event.preventDefault();
    obey(command);
  };
  return { frame, medium, playback, captions, full, onKeyDown };
}
