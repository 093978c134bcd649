/** The picture of a film, with its captions. */
import type { MediaCaptions } from '#schemas/content/detail.ts';
import { languageTag } from '#schemas/locale.ts';
import { useWords } from '#i18n/use-words.ts';
import styles from './player-bar.module.css';
import { playerWords } from './player-words.ts';

interface PictureProps {
  title: string;
  captions: MediaCaptions;
  chapters: MediaCaptions;
  /** A small window shows the picture alone: what stands over it would be left behind. */
  maySmall: boolean;
  hold: (element: HTMLVideoElement | null) => void;
  toggle: () => void;
}

/** Of one kind: the words it shows, or its chapters, which only we draw. */
function Tracks({ of, kind }: { of: MediaCaptions; kind: 'captions' | 'chapters' }) {
  const t = useWords(playerWords);
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

export function Picture({ title, captions, chapters, maySmall, hold, toggle }: PictureProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events -- captions are the tracks; keys are the player's
    <video
      ref={hold}
      className={styles.picture}
      aria-label={title}
      preload="none"
      playsInline
      disablePictureInPicture={!maySmall}
      onClick={toggle}
    >
      <Tracks of={captions} kind="captions" />
      <Tracks of={chapters} kind="chapters" />
    </video>
  );
}
