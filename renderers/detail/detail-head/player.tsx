/** The browser's own player in the place of the picture; what can go wrong is said in words, and a trial ends with a way on. */
import { useEffect, useRef, useState } from 'react';
import { languageTag, type Locale } from '#schemas/locale.ts';
import { attachMedia } from '#ui/attach-media.ts';
import { Button } from '#ui/button.tsx';
import { MediaFailure, mediaFailureOf, type MediaFailureReason } from '#ui/media-failure.tsx';
import { playAlone } from '#ui/play-alone.ts';
import type { Playable } from '#features/goods/index.ts';
import { Trouble } from './trouble.tsx';
import type { Piece } from './playable.ts';
import type { Say } from './say.ts';
import styles from './view.module.css';

interface PlayerProps {
  /** What plays: the good, or a lesson of it. */
  piece: Piece;
  playable: Playable;
  medium: 'video' | 'audio';
  title: string;
  /** Asks for it anew: the address may have ended. */
  renew: () => void;
  t: Say;
  locale: Locale;
}

/** After the free part: where the price stands, or all of it once more. */
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

export function Player({ piece, playable, medium, title, renew, t, locale }: PlayerProps) {
  const place = useRef<HTMLMediaElement | null>(null);
  const [failure, setFailure] = useState<MediaFailureReason>();
  const [isOver, setOver] = useState(false);
  const play = () => {
    setOver(false);
    void place.current?.play().catch(() => undefined);
  };
  // Whoever pressed the picture is at the player now.
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    element.focus();
    const leave = attachMedia(element, playable.url, setFailure);
    void element.play().catch(() => undefined);
    return leave;
  }, [playable.url]);
  const shared = {
    controls: true,
    'aria-label': title,
    onError: () => setFailure(mediaFailureOf(place.current)),
    onPlay: () => {
      if (place.current !== null) playAlone(place.current);
    },
    onEnded: () => setOver(playable.isPreview),
  } as const;
  const hold = (element: HTMLMediaElement | null) => {
    place.current = element;
  };
  return (
    <>
      {medium === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the shop's captions are the tracks below
        <video {...shared} ref={hold} className={styles.film} playsInline>
          {playable.captions.map(({ locale: language, url }) => (
            <track
              key={language}
              kind="captions"
              src={url}
              srcLang={languageTag(language)}
              label={t(language === 'cn' ? 'inChinese' : 'inEnglish')}
              default={language === locale}
            />
          ))}
        </video>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a browser shows no captions of a recording
        <audio {...shared} ref={hold} className={styles.recording} />
      )}
      {isOver && failure === undefined && <Over t={t} again={play} />}
      {failure !== undefined && (
        <MediaFailure of={medium} reason={failure} title={title} url={playable.url} retry={renew} dark />
      )}
      <Trouble piece={piece} place={place} url={playable.url} hasFailed={failure !== undefined} t={t} />
    </>
  );
}
