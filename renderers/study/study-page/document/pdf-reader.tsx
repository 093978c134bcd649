/** A PDF lesson, read in the page: its pages below one another, how far it is read, and where one is (ADR-351). */
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { FailedLine } from '#ui/failed-band.tsx';
import { type Reading, usePdf } from '#ui/pdf/use-pdf.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useRemembered } from '#ui/use-remembered.ts';
import { type Foot, LessonFoot } from '../lesson-foot.tsx';
import { ReadingNotes } from '../notes/notes.tsx';
import { PARTS, useReadSoFar } from '../reader/use-read-so-far.ts';
import type { Say } from '../say.ts';
import type { Lesson } from '../use-lesson.ts';
import styles from './document.module.css';
import { PdfPage } from './pdf-page.tsx';
import { PdfTools } from './pdf-tools.tsx';
import { ZOOMS } from './zooms.ts';

/** How many pixels a page of a document has across: its place times the size somebody chose. */
function usePdfWidth(zoom: number) {
  const frame = useRef<HTMLDivElement>(null);
  const [across, setAcross] = useState(0);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    const look = () => setAcross(Math.floor(box.clientWidth));
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { frame, width: across * zoom };
}

interface PdfReaderProps {
  about: { id: string; type: number };
  title: string;
  url: string;
  lesson: Lesson;
  /** Off where the shop protects its texts (D18). */
  mayCopy: boolean;
  /** Asks for the address anew. */
  renew: () => void;
  foot: Foot;
  t: Say;
}

/** A place in a document is told in pixels of one that is so wide, whatever window it is read in (D78). */
const NOMINAL = 720;

const forbid = (event: SyntheticEvent) => event.preventDefault();
const COPY_RULES = { onCopy: forbid, onCut: forbid, onContextMenu: forbid };
const readZoom = (text: string | undefined): number => ZOOMS.find((one) => String(one) === text) ?? 1;

type Open = Omit<PdfReaderProps, 'url'> & Omit<Extract<Reading, { is: 'open' }>, 'is'>;

/** Stands once the size of its pages is known: before that nothing of it is read. */
function Pages({ about, title, lesson, mayCopy, renew, foot, t, pdf, paper }: Open) {
  const place = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useRemembered('document-zoom', readZoom);
  const { frame, width } = usePdfWidth(zoom);
  const share = Math.max(1, width) / NOMINAL;
  const { percent, goTo, now, goToPart } = useReadSoFar(place, (px, part) =>
    lesson.reportScroll(Math.round(px / share), part),
  );
  const [isLost, setLost] = useState(false);
  const { resume } = lesson;
  const [isOffered, setOffered] = useState(resume !== undefined && resume.position > 0 && !resume.isFinished);
  const count = pdf.numPages;
  const [lose] = useState(() => () => setLost(true));
  const notes = <ReadingNotes lesson={{ ...about, title }} now={now} go={goToPart} t={t} />;
  return (
    <>
      <div className={styles.document} data-document>
        <PdfTools
          percent={percent}
          page={Math.min(count, Math.floor((now() / PARTS) * count) + 1)}
          count={count}
          goToPage={(page) => goToPart(((page - 1) / count) * PARTS)}
          zoom={zoom}
          setZoom={setZoom}
          t={t}
        />
        {isLost && <FailedLine retry={renew} message={t('documentLost')} />}
        {isOffered && (
          <p className={styles.offer} data-print="hide">
            <Button
              size="s"
              onClick={() => {
                goTo((resume?.position ?? 0) * share);
                setOffered(false);
              }}
            >
              {t('goToPlace')}
            </Button>
          </p>
        )}
        <div ref={frame} className={styles.scroll}>
          <article
            ref={place}
            className={cx(styles.pages, !mayCopy && styles.kept)}
            style={{ width: `${String(zoom * 100)}%` }}
            aria-label={title}
            {...(mayCopy ? {} : COPY_RULES)}
          >
            {Array.from({ length: count }, (_none, index) => (
              <PdfPage
                key={index}
                pdf={pdf}
                number={index + 1}
                paper={paper}
                label={t('page', { n: index + 1, count })}
                width={width}
                onLoss={lose}
              />
            ))}
          </article>
        </div>
      </div>
      <LessonFoot tabs={[{ id: 'notes', panel: notes }]} foot={foot} t={t} />
    </>
  );
}

function Opening({ percent, t }: { percent: number | undefined; t: Say }) {
  return (
    <div className={styles.opening} role="status" aria-busy="true">
      {t('documentOpening')}
      {percent !== undefined && (
        <ProgressBar
          label={t('documentOpening')}
          value={percent}
          isDone={false}
          text={t('percent', { n: percent })}
        />
      )}
    </div>
  );
}

export function PdfReader({ url, ...props }: PdfReaderProps) {
  const { reading, again } = usePdf(url);
  const { t } = props;
  // Its address may have ended; where it has not, it is the same one.
  const renew = () => {
    props.renew();
    again();
  };
  switch (reading.is) {
    case 'opening':
      return <Opening percent={reading.percent} t={t} />;
    case 'lost':
      return <FailedLine retry={renew} message={t('documentLost')} />;
    case 'broken':
      return <FailedLine retry={renew} message={t('documentBroken')} />;
    case 'open':
      return <Pages {...props} renew={renew} pdf={reading.pdf} paper={reading.paper} />;
  }
}
