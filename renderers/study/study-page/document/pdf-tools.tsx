/** Above a document: how far it is read, its page, and how large it is shown. */
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
    <div className={styles.tools} data-print="hide">
      <span
        className={styles.read}
        role="progressbar"
        aria-label={t('read')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={styles.bar} style={{ width: `${String(percent)}%` }} />
      </span>
      <span className={styles.where}>{t('percent', { n: percent })}</span>
      <label className={styles.sizes}>
        <span className={styles.where}>{t('pages')}</span>
        <select
          className={styles.choice}
          value={page}
          onChange={(event) => goToPage(Number(event.target.value))}
        >
          {Array.from({ length: count }, (_none, index) => (
            <option key={index} value={index + 1}>{`${String(index + 1)} / ${String(count)}`}</option>
          ))}
        </select>
      </label>
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
    </div>
  );
}
