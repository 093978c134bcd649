/** The picture of a film, with its captions. */
import type { MediaCaptions } from '#schemas/content/detail.ts';
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

/** Of one kind: the words it shows, or its chapters, which only we draw. */
function Tracks({ of, kind, t }: { of: MediaCaptions; kind: 'captions' | 'chapters'; t: Say }) {
  return of.map(({ locale: language, url }) => (
    <track
      key={language}
      kind={kind}
      src={url}
      srcLang={languageTag(language)}
      label={t(language === 'cn' ? 'inChinese' : 'inEnglish')}
    />
  ));
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
      disablePictureInPicture={film.marquee !== undefined}
      onClick={toggle}
    >
      <Tracks of={film.captions} kind="captions" t={t} />
      <Tracks of={film.chapters} kind="chapters" t={t} />
    </video>
  );
}
