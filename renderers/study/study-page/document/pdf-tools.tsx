/** Above a document: how far it is read, its page, and how large it is shown. */
import { Choices } from '#ui/choices.tsx';
import { ReadingBar } from '../reader/reading-bar.tsx';
import type { Say } from '../say.ts';
import styles from './document.module.css';
import { nextZoom } from './zooms.ts';

interface PdfToolsProps {
  percent: number;
  page: number;
  count: number;
  goToPage: (page: number) => void;
  zoom: number;
  setZoom: (zoom: number) => void;
  t: Say;
}

const STEPS = [
  [-1, 'zoomOut', '−'],
  [1, 'zoomIn', '+'],
] as const;

export function PdfTools({ percent, page, count, goToPage, zoom, setZoom, t }: PdfToolsProps) {
  return (
    <ReadingBar percent={percent} t={t}>
      <Choices
        label={t('pages')}
        value={String(page)}
        choices={Array.from({ length: count }, (_none, index) => ({
          value: String(index + 1),
          text: `${String(index + 1)} / ${String(count)}`,
        }))}
        choose={(value) => goToPage(Number(value))}
      />
      <span className={styles.sizes}>
        {STEPS.map(([step, name, sign]) => (
          <button
            key={name}
            type="button"
            className={styles.size}
            aria-label={t(name)}
            title={t(name)}
            disabled={nextZoom(zoom, step) === zoom}
            onClick={() => setZoom(nextZoom(zoom, step))}
          >
            {sign}
          </button>
        ))}
        <span className={styles.where}>{t('percent', { n: Math.round(zoom * 100) })}</span>
      </span>
    </ReadingBar>
  );
}
