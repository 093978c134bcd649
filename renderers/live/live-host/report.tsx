/** What the room came to: numbers, and viewers over time as a picture with its table behind it. */
import { useAnswer } from '#features/live/index.ts';
import hostPart from '#pieces/host-part.module.css';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { liveReportGet } from '#schemas/api/live/hosting.ts';
import { reportFigures } from '#schemas/live/activity-report.gen.ts';
import { type LiveReport, liveReportFile } from '#schemas/live/report.ts';
import type { Locale } from '#schemas/locale.ts';
import { formatMoney } from '#schemas/money.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import type { PartProps, Say } from './part-props.ts';
import styles from './view.module.css';
import { ViewersChart } from './viewers-chart.tsx';

const MINUTE = 60;

/** No page of this app: the browser fetches it. */
const fileOf = (id: string) => ({ href: liveReportFile(id), external: true, newTab: false, login: false });

/** Messages and minutes, then one figure of each activity that has one. */
const figuresOf = (report: LiveReport, t: Say, locale: Locale) => [
  { name: t('messages'), count: report.messages },
  { name: t('watch'), count: Math.floor(report.watched_seconds / MINUTE) },
  ...reportFigures(report).map(({ label, count }) => ({ name: label[locale], count })),
];

export function Report({ id, t, locale, act }: PartProps & { act: Caller }) {
  const { value: report, isFailed, again } = useAnswer(id, () => act(liveReportGet, { alive_id: id }));
  return (
    <section className={styles.part} aria-labelledby="host-report">
      <h2 className={hostPart.name} id="host-report">
        {t('report')}
      </h2>
      {isFailed && <FailedLine retry={again} message={t('failed')} />}
      {report !== undefined && (
        <>
          <dl className={styles.figures}>
            {figuresOf(report, t, locale).map(({ name, count }) => (
              <div key={name}>
                <dt className={styles.hint}>{name}</dt>
                <dd className={styles.figure}>{count}</dd>
              </div>
            ))}
          </dl>
          <ViewersChart viewers={report.viewers} t={t} locale={locale} />
          <h3 className={styles.hint}>{t('sales')}</h3>
          <ul className={styles.list}>
            {report.sales.map(({ goods_id: goods, title, orders, amount }) => (
              <li key={goods} className={styles.row}>
                <span className={styles.text}>{title}</span>
                {t('orders', { count: orders, money: formatMoney(amount) })}
              </li>
            ))}
            {report.sales.length === 0 && <li className={styles.hint}>{t('noData')}</li>}
          </ul>
        </>
      )}
      <div className={styles.buttons}>
        <Button tone="text" size="s" onClick={again}>
          {t('refresh')}
        </Button>
        <Button size="s" data-action="download" target={fileOf(id)}>
          {t('download')}
        </Button>
      </div>
    </section>
  );
}
