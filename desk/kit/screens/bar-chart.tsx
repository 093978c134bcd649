/** A series as bars, with its values as a table beside it for who cannot see them. Drawn as SVG, without a library. */
import { useTranslation } from '#i18n/use-translation.ts';
import styles from './bar-chart.module.css';
import { screenWords } from './words.ts';

export interface ChartPoint {
  label: string;
  value: number;
  /** The value in words. */
  text: string;
}

const WIDTH = 720;
const HEIGHT = 180;
const GAP = 0.2;

export function BarChart({ label, points }: { label: string; points: readonly ChartPoint[] }) {
  const t = useTranslation(screenWords);
  if (points.every(({ value }) => value === 0)) return <p className={styles.empty}>{t('chartEmpty')}</p>;
  const most = Math.max(1, ...points.map(({ value }) => value));
  const step = WIDTH / Math.max(1, points.length);
  const first = points[0]?.label ?? '';
  const last = points.at(-1)?.label ?? '';
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className={styles.drawing}
      >
        {points.map(({ label: name, value, text }, index) => {
          const height = (value / most) * (HEIGHT - 4);
          return (
            <rect
              key={name}
              className={styles.bar}
              x={index * step + (step * GAP) / 2}
              y={HEIGHT - height}
              width={step * (1 - GAP)}
              height={Math.max(1, height)}
            >
              <title>{`${name}: ${text}`}</title>
            </rect>
          );
        })}
      </svg>
      <figcaption className={styles.axis}>
        <span>{first}</span>
        <span>{last === first ? '' : last}</span>
      </figcaption>
    </figure>
  );
}
