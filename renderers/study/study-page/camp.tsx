/** Above the outline of a camp: the term, what opens next, the group it meets in, and the choice of list or calendar (D87). */
import { useServerNowUntil } from '#engine/server-now.ts';
import type { Locale } from '#schemas/locale.ts';
import { NextUnlock } from '#pieces/next-unlock.tsx';
import { Cover } from '#ui/cover.tsx';
import { useMoment } from '#ui/use-moment.ts';
import type { Line } from './lessons.ts';
import type { Say } from './say.ts';
import type { Camp } from './use-camp.ts';
import styles from './camp.module.css';

interface UnlockProps {
  line: Line;
  /** The moment has come. */
  reload: () => void;
  locale: Locale;
}

function Unlock({ line, reload, locale }: UnlockProps) {
  const { unlock_ts: at, title } = line.node;
  const now = useServerNowUntil(at, reload);
  return <NextUnlock title={title} at={at} now={now} locale={locale} />;
}

/** The one that opens first of those that wait for their day. */
function nextToOpen(lines: readonly Line[]): Line | undefined {
  return lines
    .filter(({ lock, node }) => lock === 'not-yet' && node.unlock_ts > 0)
    .toSorted((one, other) => one.node.unlock_ts - other.node.unlock_ts)[0];
}

const QR_PX = 120;

function Group({ group, t }: { group: Camp['group']; t: Say }) {
  if (group.name === '' && group.qr === '') return null;
  return (
    <section className={styles.group} aria-label={t('group')}>
      <div className={styles.about}>
        <p className={styles.name}>{group.name === '' ? t('group') : group.name}</p>
        {group.note !== '' && <p className={styles.note}>{group.note}</p>}
      </div>
      {group.qr !== '' && (
        <Cover
          className={styles.code}
          src={group.qr}
          alt={t('groupCode')}
          ratio="1 / 1"
          sizes={`${String(QR_PX)}px`}
        />
      )}
    </section>
  );
}

interface CampHeadProps {
  camp: Camp | undefined;
  lines: readonly Line[];
  reload: () => void;
  t: Say;
  locale: Locale;
}

export function CampHead({ camp, lines, reload, t, locale }: CampHeadProps) {
  const moment = useMoment(locale);
  const next = nextToOpen(lines);
  const term = camp?.terms.find(({ term_id: id }) => id === camp.term_id);
  if (next === undefined && camp === undefined) return null;
  return (
    <div className={styles.camp}>
      {term !== undefined && (
        <p className={styles.term}>
          {term.title}{' '}
          {t('termFromTo', {
            from: moment(term.start_ts),
            to: moment(term.end_ts),
          })}
        </p>
      )}
      {next !== undefined && <Unlock key={next.node.unlock_ts} line={next} reload={reload} locale={locale} />}
      {camp !== undefined && <Group group={camp.group} t={t} />}
    </div>
  );
}
