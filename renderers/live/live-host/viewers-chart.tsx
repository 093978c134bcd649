/** Viewers by minute, as a line, and as a table for who cannot see it. */
import type { LiveReport } from '#schemas/live/report.ts';
import type { Locale } from '#schemas/locale.ts';
import { useMoment } from '#ui/use-moment.ts';
import type { Say } from './part-props.ts';
import shared from './view.module.css';
import styles from './viewers-chart.module.css';

const WIDTH = 600;
const HEIGHT = 160;

interface ViewersChartProps {
  viewers: LiveReport['viewers'];
  t: Say;
  locale: Locale;
}

/** A point a minute: as high as the busiest is full. One alone makes no line. */
export function chartPath(viewers: LiveReport['viewers']): string {
  const [first, last] = [viewers[0]?.ts ?? 0, viewers.at(-1)?.ts ?? 0];
  const most = Math.max(1, ...viewers.map(({ count }) => count));
  const span = Math.max(1, last - first);
  return viewers
    .map(({ ts, count }, index) => {
      const x = ((ts - first) / span) * WIDTH;
      const y = HEIGHT - (count / most) * HEIGHT;
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

export function ViewersChart({ viewers, t, locale }: ViewersChartProps) {
  const moment = useMoment(locale);
  if (viewers.length === 0) return <p className={shared.hint}>{`${t('viewers')}: ${t('noData')}`}</p>;
  return (
    <figure className={styles.chart}>
      {viewers.length > 1 && (
        <>
          <figcaption className={shared.hint}>{t('viewers')}</figcaption>
          <svg
            viewBox={`0 -4 ${String(WIDTH)} ${String(HEIGHT + 8)}`}
            aria-hidden="true"
            className={styles.line}
          >
            <path d={chartPath(viewers)} />
          </svg>
        </>
      )}
      <details>
        <summary>{t('viewers')}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('count')}</th>
            </tr>
          </thead>
          <tbody>
            {viewers.map(({ ts, count }) => (
              <tr key={ts}>
                <td>{moment(ts)}</td>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
