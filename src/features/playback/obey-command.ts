/** Does what a key asks of a player; a recording has no captions and no whole screen. */
import type { Command } from '#pieces/player-keys.ts';
import type { PlayerControls } from '#pieces/player-controls.ts';
import type { useCaptions } from '#pieces/use-captions.ts';
import { nextSpeed } from './sound.ts';

interface FilmControls {
  captions: Pick<ReturnType<typeof useCaptions>, 'choose' | 'shown' | 'read'>;
  toggleFull: (() => void) | undefined;
}

function obeyFilm(command: Command, { captions, toggleFull }: FilmControls): void {
  if (command.do === 'full') toggleFull?.();
  else if (command.do === 'captions')
    captions.choose(captions.shown === 'off' ? (captions.read ?? 'off') : 'off');
}

/** @param film undefined for a recording */
export function obeyCommand(
  command: Command,
  playback: Pick<PlayerControls, 'skip' | 'rate' | 'setRate' | 'toggle' | 'toggleMuted'>,
  film: FilmControls | undefined,
): void {
  if (command.do === 'skip') playback.skip(command.seconds);
  else if (command.do === 'speed') playback.setRate(nextSpeed(playback.rate, command.step));
  else if (command.do === 'toggle') playback.toggle();
  else if (command.do === 'mute') playback.toggleMuted();
  else if (film !== undefined) obeyFilm(command, film);
}
