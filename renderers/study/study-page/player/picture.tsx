/** The picture of a film, with its captions. */
import { languageTag } from '#schemas/locale.ts';
import type { Film } from '#features/playback/index.ts';
import type { Say } from '../say.ts';
import styles from './player.module.css';

interface PictureProps {
  title: string;
  film: Film;
  hold: (element: HTMLVideoElement | null) => void;
  toggle: () => void;
  t: Say;
}

export function Picture({ title, film, hold, toggle, t }: PictureProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events -- captions are the tracks; keys are the player's
    <video
      ref={hold}
      className={styles.picture}
      aria-label={title}
      preload="none"
      playsInline
      onClick={toggle}
    >
      {film.captions.map(({ locale: language, url }) => (
        <track
          key={language}
          kind="captions"
          src={url}
          srcLang={languageTag(language)}
          label={t(language === 'cn' ? 'inChinese' : 'inEnglish')}
        />
      ))}
    </video>
  );
}
