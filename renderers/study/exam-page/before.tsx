/** What an exam is, whether it can be begun, and what was done of it so far. */
import { useServerNow } from '#engine/server-now.ts';
import { ATTEMPT_STATE } from '#schemas/exam/exam-state.ts';
import { Button } from '#ui/button.tsx';
import { type SayMoment, useMoment } from '#ui/use-moment.ts';
import { Head } from './head.tsx';
import type { Say, Tools } from './part-props.ts';
import type { Info } from './use-exam.ts';
import styles from './view.module.css';

const MINUTE_S = 60;

/** Why it cannot be begun now; undefined where it can. */
function whyNot({ open_ts: open, close_ts: close, is_stopped: isStopped, ...info }: Info, now: number) {
  if (close > 0 && close <= now) return info.state === ATTEMPT_STATE.missed ? 'missed' : 'closed';
  if (isStopped) return 'stopped';
  if (open > now) return 'notOpen';
  if (info.question_count === 0) return 'empty';
  if (info.attempts_left === 0) return 'noneLeft';
  return info.next_ts > now ? 'waits' : undefined;
}

function factsOf(info: Info, t: Say, moment: SayMoment): [string, string][] {
  const { duration_s: duration, open_ts: open, close_ts: close, attempts_left: left } = info;
  const spans = [
    open > 0 && t('from', { time: moment(open) }),
    close > 0 && t('until', { time: moment(close) }),
  ].filter((one) => one !== false);
  return [
    [
      t('questions'),
      [t('questionsOf', { count: info.question_count }), t('points', { count: info.total_score })].join(
        t('comma'),
      ),
    ],
    [
      t('duration'),
      duration < MINUTE_S
        ? t('seconds', { count: duration })
        : t('minutes', { count: Math.round(duration / MINUTE_S) }),
    ],
    [t('pass'), t('points', { count: info.pass_score })],
    [t('attempts'), left < 0 ? t('anyNumber') : t('timesOf', { left, count: info.attempts_max })],
    ...(info.wait_s === 0 ? [] : [[t('wait'), waitOf(info.wait_s, t)] satisfies [string, string]]),
    [t('answersShown'), t(SHOWN[info.show_answers])],
    ...(spans.length === 0 ? [] : [[t('window'), spans.join(' ')] satisfies [string, string]]),
  ];
}

const SHOWN = {
  after_pass: 'shownAfterPass',
  after_close: 'shownAfterClose',
  always: 'shownAlways',
  never: 'shownNever',
} as const;

function waitOf(seconds: number, t: Say): string {
  if (seconds < MINUTE_S) return t('seconds', { count: seconds });
  const minutes = Math.round(seconds / MINUTE_S);
  return minutes % MINUTE_S === 0
    ? t('hours', { count: minutes / MINUTE_S })
    : t('minutes', { count: minutes });
}

type Reason = NonNullable<ReturnType<typeof whyNot>>;

function wordsOf(reason: Reason, info: Info, t: Say, moment: SayMoment): string {
  if (reason === 'waits') return t('waits', { time: moment(info.next_ts) });
  if (reason !== 'notOpen') return t(reason);
  return `${t('notOpen')} ${t('from', { time: moment(info.open_ts) })}`;
}

interface BeforeProps extends Tools {
  info: Info;
  isBusy: boolean;
  begin: () => void;
  show: (attemptId: string) => void;
}

export function Before({ info, isBusy, begin, show, t, locale }: BeforeProps) {
  const now = useServerNow();
  const moment = useMoment(locale);
  const reason = whyNot(info, now);
  const finishedAttempts = info.attempts.filter(({ state }) => state !== ATTEMPT_STATE.running);
  return (
    <div className={styles.narrow}>
      <Head title={info.title} course={info.course} t={t} />
      <section className={styles.card}>
        {info.summary !== '' && <p className={styles.summary}>{info.summary}</p>}
        <dl className={styles.facts}>
          {factsOf(info, t, moment).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.rules}>{t('rules')}</p>
        {info.is_drawn === 1 && <p className={styles.rules}>{t('drawn')}</p>}
        {reason === undefined ? (
          <Button tone="primary" size="l" busy={isBusy} onClick={begin} data-action="study">
            {t(finishedAttempts.length > 0 ? 'again' : 'start')}
          </Button>
        ) : (
          <p className={styles.reason} role="status">
            {wordsOf(reason, info, t, moment)}
          </p>
        )}
      </section>
      {finishedAttempts.length > 0 && (
        <section className={styles.card} aria-labelledby="exam-past">
          <h2 className={styles.subtitle} id="exam-past">
            {t('past')}
          </h2>
          <ul className={styles.past}>
            {finishedAttempts.map((attempt) => (
              <li key={attempt.attempt_id}>
                <span>{t('pastLine', { time: moment(attempt.committed_ts), count: attempt.score })}</span>
                <span className={attempt.is_passed ? styles.good : styles.quiet}>
                  {t(attempt.is_passed ? 'passed' : attempt.is_pending ? 'waitingReview' : 'failed')}
                </span>
                <Button size="s" onClick={() => show(attempt.attempt_id)}>
                  {t('seeResult')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
