/** A text lesson: set for reading, in the size somebody chose, with how far it is read (D18, ADR-312). */
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { RichText } from '#pieces/rich-text.tsx';
import type { Media } from '#schemas/content/detail.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { Modal } from '#ui/modal.tsx';
import { oneOf, useRemembered } from '#ui/use-remembered.ts';
import { type Foot, LessonFoot } from '../lesson-foot.tsx';
import { ReadingNotes } from '../notes/notes.tsx';
import type { Say } from '../say.ts';
import type { Lesson } from '../use-lesson.ts';
import styles from './reader.module.css';
import { ReadingBar } from './reading-bar.tsx';
import { useReadSoFar } from './use-read-so-far.ts';

interface ReaderProps {
  about: { id: string; type: number };
  title: string;
  text: Media['text'];
  lesson: Lesson;
  /** Off where the shop protects its texts (D18). */
  mayCopy: boolean;
  foot: Foot;
  t: Say;
}

const SIZES = ['s', 'm', 'l', 'xl'] as const;
const NAMES = { s: 'sizeS', m: 'sizeM', l: 'sizeL', xl: 'sizeXl' } as const;

const forbid = (event: SyntheticEvent) => event.preventDefault();
const COPY_RULES = { onCopy: forbid, onCut: forbid, onContextMenu: forbid };

export function Reader({ about, title, text, lesson, mayCopy, foot, t }: ReaderProps) {
  const place = useRef<HTMLElement>(null);
  const [size, setSize] = useRemembered('reader-size', oneOf<(typeof SIZES)[number]>(SIZES, 'm'));
  const [large, setLarge] = useState<{ src: string; alt: string }>();
  const { percent, isWhole, goTo, now, goToPart } = useReadSoFar(place, lesson.reportScroll);
  const { resume } = lesson;
  const [isOffered, setOffered] = useState(resume !== undefined && resume.position > 0 && !resume.isFinished);
  const frame = (picture: ReactNode, image: { src: string; alt: string }) => (
    <button
      type="button"
      className={styles.picture}
      aria-label={image.alt === '' ? t('enlarge') : `${t('enlarge')}: ${image.alt}`}
      onClick={() => setLarge(image)}
    >
      {picture}
    </button>
  );
  const notes = <ReadingNotes lesson={{ ...about, title }} now={now} go={goToPart} t={t} />;
  return (
    <>
      <div className={styles.reader}>
        <ReadingBar percent={isWhole ? undefined : percent} className={styles.tools} t={t}>
          <span className={styles.sizes} role="group" aria-label={t('size')} data-roving>
            {SIZES.map((one) => (
              <button
                key={one}
                type="button"
                className={cx(styles.size, one === size && styles.chosen)}
                aria-pressed={one === size}
                onClick={() => setSize(one)}
              >
                {t(NAMES[one])}
              </button>
            ))}
          </span>
        </ReadingBar>
        {isOffered && (
          <p className={styles.offer} data-print="hide">
            <Button
              size="s"
              onClick={() => {
                goTo(resume?.position ?? 0);
                setOffered(false);
              }}
            >
              {t('goToPlace')}
            </Button>
          </p>
        )}
        <article
          ref={place}
          className={cx(styles.text, styles[size], !mayCopy && styles.kept)}
          aria-label={title}
          {...(mayCopy ? {} : COPY_RULES)}
        >
          <RichText tree={text} size="body" frame={frame} />
        </article>
        {large !== undefined && (
          <Modal
            title={large.alt === '' ? t('picture') : large.alt}
            size="m"
            onClose={() => setLarge(undefined)}
          >
            <img className={styles.large} src={large.src} alt={large.alt} />
          </Modal>
        )}
      </div>
      <LessonFoot tabs={[{ id: 'notes', panel: notes }]} foot={foot} t={t} />
    </>
  );
}
