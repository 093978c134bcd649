/** What plays in the place of the picture, with the controls of lessons; what can go wrong is said in words, and a trial ends with a way on. */
import type { ReactNode } from 'react';
import type { Locale } from '#schemas/locale.ts';
import type { Playable } from '#features/goods/index.ts';
import { PlayerBar } from '#pieces/player-bar.tsx';
import { FilmChoices } from '#pieces/player-film-choices.tsx';
import { Waiting } from '#pieces/player-parts.tsx';
import { Picture } from '#pieces/player-picture.tsx';
import { MediaFailure } from '#ui/media-failure.tsx';
import { Over } from './over.tsx';
import type { Piece } from './playable.ts';
import type { Say } from './say.ts';
import { Trouble } from './trouble.tsx';
import { usePlayer } from './use-player.ts';
import styles from './player.module.css';

interface PlayerProps {
  /** What plays: the good, or a lesson of it. */
  piece: Piece;
  playable: Playable;
  title: string;
  /** Shown while a recording plays. */
  cover: ReactNode;
  /** Asks for it anew: the address may have ended. */
  renew: () => void;
  t: Say;
  locale: Locale;
}

export function Player({ piece, playable, title, cover, renew, t, locale }: PlayerProps) {
  const { frame, medium, playback, captions, full, onKeyDown } = usePlayer({
    piece,
    playable,
    title,
    locale,
  });
  const { media, place, hold, failure } = playback;
  const isFilm = medium === 'video';
  const isOver = playable.isPreview && media.isEnded && failure === undefined;
  const retry = () => {
    playback.forget();
    renew();
  };
  return (
    // Keys of the player are heard wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className={styles.player}
      aria-label={t('player', { title })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className={styles.screen}>
        {isFilm ? (
          <Picture
            title={title}
            captions={playable.captions}
            chapters={playable.chapters}
            maySmall
            hold={hold}
            toggle={playback.toggle}
          />
        ) : (
          cover
        )}
        {media.isWaiting && failure === undefined && <Waiting label={t('fetching')} />}
        {isOver && <Over t={t} again={() => playback.play(0)} />}
        {failure !== undefined && (
          <MediaFailure of={medium} reason={failure} title={title} url={playable.url} retry={retry} dark />
        )}
        <Trouble piece={piece} place={place} url={playable.url} hasFailed={failure !== undefined} t={t} />
      </div>
      <PlayerBar playback={playback} title={title} chapters={[]} ground="film">
        {isFilm && (
          <FilmChoices playback={playback} captions={captions} full={full} has={playable.captions} />
        )}
      </PlayerBar>
    </section>
  );
}
