/** Two versions of one page: scrolled together, beside each other or with a divider that is swiped. */
import { useState } from 'react';
import { consolePreviewCreate } from '#schemas/api/console/previews.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import type { DocumentName } from '../model/document.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { useSameScroll } from './use-same-scroll.ts';
import { viewsWords } from './words.ts';
import styles from './views.module.css';

interface CompareViewProps {
  document: DocumentName;
  /** Where in the shop it is seen. */
  path: string;
  /** Hash of the version on the left. */
  left: string;
  /** Hash of the version on the right; the draft without it. */
  right: string | undefined;
}

const PAGE_WIDTH = 1280;
const RATIO = 0.7;
const HASH_LETTERS = 7;

export function CompareView({ document, path, left, right }: CompareViewProps) {
  const t = useWords(viewsWords);
  const [isSwipe, setSwipe] = useState(false);
  const [divider, setDivider] = useState(50);
  const [leftFrame, setLeftFrame] = useState<HTMLIFrameElement | null>(null);
  const [rightFrame, setRightFrame] = useState<HTMLIFrameElement | null>(null);
  const onReady = useSameScroll(leftFrame, rightFrame);
  const base = { path, in_desk: true };
  const {
    data: leftLink,
    error: leftError,
    refetch,
  } = useConsoleQuery(consolePreviewCreate, {
    ...base,
    versions: [{ ...document, hash: left }],
  });
  const {
    data: rightLink,
    error: rightError,
    refetch: refetchRight,
  } = useConsoleQuery(consolePreviewCreate, {
    ...base,
    ...(right === undefined ? {} : { versions: [{ ...document, hash: right }] }),
  });
  const error = leftError ?? rightError;
  const retry = () => void Promise.all([refetch(), refetchRight()]);
  if (error !== null) return <FailedLine message={error.message} retry={retry} />;
  const nameOf = (hash: string) => t('version', { hash: hash.slice(0, HASH_LETTERS) });
  const rightName = right === undefined ? t('draft') : nameOf(right);
  return (
    <>
      <div className={styles.modes} role="group" aria-label={t('mode')}>
        <Button size="s" tone={isSwipe ? 'secondary' : 'primary'} onClick={() => setSwipe(false)}>
          {t('beside')}
        </Button>
        <Button size="s" tone={isSwipe ? 'primary' : 'secondary'} onClick={() => setSwipe(true)}>
          {t('swipe')}
        </Button>
        {isSwipe && (
          <input
            type="range"
            min={0}
            max={100}
            value={divider}
            aria-label={t('divider')}
            onChange={(event) => setDivider(Number(event.target.value))}
          />
        )}
      </div>
      <div className={isSwipe ? styles.swipe : styles.beside} data-compare={isSwipe ? 'swipe' : 'beside'}>
        <figure className={styles.cell}>
          <figcaption className={styles.caption}>{nameOf(left)}</figcaption>
          <PreviewFrame
            ref={setLeftFrame}
            url={leftLink?.url}
            width={PAGE_WIDTH}
            ratio={RATIO}
            title={nameOf(left)}
            onSettle={onReady}
          />
        </figure>
        <figure
          className={styles.cell}
          style={isSwipe ? { clipPath: `inset(0 0 0 ${String(divider)}%)` } : {}}
        >
          <figcaption className={styles.caption}>{rightName}</figcaption>
          <PreviewFrame
            ref={setRightFrame}
            url={rightLink?.url}
            width={PAGE_WIDTH}
            ratio={RATIO}
            title={rightName}
            onSettle={onReady}
          />
        </figure>
      </div>
    </>
  );
}
