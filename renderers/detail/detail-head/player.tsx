/** What plays in the place of the picture, with the controls of lessons; what can go wrong is said in words, and a trial ends with a way on. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useEngine, useViewer } from '#engine/provider.tsx';
import type { Playable } from '#features/goods/index.ts';
import { obeyCommand, tellTrouble, usePlayback } from '#features/playback/index.ts';
import { PlayerBar } from '#pieces/player-bar.tsx';
import { FilmChoices } from '#pieces/player-film-choices.tsx';
import { commandOf } from '#pieces/player-keys.ts';
import { Waiting } from '#pieces/player-parts.tsx';
import { Picture } from '#pieces/player-picture.tsx';
import { TroubleForm } from '#pieces/trouble-form.tsx';
import { useCaptions } from '#pieces/use-captions.ts';
import type { Locale } from '#schemas/locale.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { MediaFailure } from '#ui/media-failure.tsx';
import { useFull } from '#ui/use-full.ts';
import type { Piece } from './playable.ts';
import styles from './player.module.css';
import type { Say } from './words.ts';

/** After the free part: the way to the price, and all of it once more. */
function Over({ t, again }: { t: Say; again: () => void }) {
  return (
    <div className={styles.over} role="status">
      <p>{t('trialOver')}</p>
      <span className={styles.ways}>
        <Button tone="primary" href="#buy">
          {t('toBuy')}
        </Button>
        <Button onClick={again}>{t('again')}</Button>
      </span>
    </div>
  );
}

interface TroubleProps {
  piece: Piece;
  place: { readonly current: HTMLMediaElement | null };
  url: string;
  hasFailed: boolean;
  t: Say;
}

/**
 * The way to tell the shop that what is tried here does not play as it should, in a corner of the player (D94, M233).
 * Told by people with a name: the shop keeps it for them.
 */
function Trouble({ piece, place, url, hasFailed, t }: TroubleProps) {
  const engine = useEngine();
  const { status } = useViewer();
  const [isTelling, setTelling] = useState(false);
  if (status !== 'in') return null;
  const lesson = { id: piece.goods_id, type: piece.goods_type };
  return (
    <>
      <button
        type="button"
        className={styles.trouble}
        aria-label={t('trouble')}
        title={t('trouble')}
        onClick={() => setTelling(true)}
      >
        <Icon name="warning" size={16} />
      </button>
      {isTelling && (
        <TroubleForm
          first={hasFailed ? 'cannot-play' : 'other'}
          report={(kind, text) => tellTrouble(engine, { place, stops: 0 }, { lesson, url, kind, text })}
          close={() => setTelling(false)}
        />
      )}
    </>
  );
}

interface PlayerInput {
  piece: Piece;
  playable: Playable;
  title: string;
  locale: Locale;
}

const NO_NEIGHBOURS = { before: undefined, next: undefined };

/**
 * The playback of what stands on the stage of a detail page, and what its keys do. Plays at once, and has the focus: the
 * picture was pressed. No progress is stored.
 */
function usePlayer({ piece, playable, title, locale }: PlayerInput) {
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
  const film = medium === 'video' ? { captions, toggleFull: full.toggleFull } : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event, event.target);
    if (command === undefined || command.do === 'help') return;
    event.preventDefault();
    obeyCommand(command, playback, film);
  };
  return { frame, medium, playback, captions, full, onKeyDown };
}

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
