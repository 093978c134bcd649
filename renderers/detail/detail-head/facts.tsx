/** What is inside, in a line of facts: rating, learners, lessons, length, level, language. */
import { peopleWord } from '#pieces/goods-state.ts';
import { goodsWords } from '#pieces/goods-words.ts';
import type { LiveFacts } from '#schemas/content/detail.ts';
import type { GoodsFacts } from '#schemas/content/goods-facts.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import type { Locale } from '#schemas/locale.ts';
import { formatCount } from '#ui/count.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { type SayMoment, useMoment } from '#ui/use-moment.ts';
import styles from './view.module.css';
import type { Say } from './words.ts';

interface FactsProps {
  goods: GoodsFacts & { type: number; student_count: number; lesson_count: number; seconds: number };
  live: LiveFacts;
  reviews: { rating_count: number; rating_tenths: number };
  t: Say;
  locale: Locale;
}

interface Fact {
  icon: IconName;
  text: string;
}

/** Cards, things and groups: nobody is taught by them. */
const TAUGHT_NOTHING: ReadonlySet<number> = new Set([
  RESOURCES.member.type,
  RESOURCES.entity_goods.type,
  RESOURCES.service_goods.type,
  RESOURCES.community.type,
]);

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Shorter ones say nothing of what is learned: their lessons show their own lengths. */
const LEAST_SAID = 20 * MINUTE;

/** Hours to the half from two on, whole minutes below. */
function lengthOf(seconds: number, t: Say): string {
  if (seconds < 2 * HOUR) return t('minutes', { n: Math.max(1, Math.round(seconds / MINUTE)) });
  return t('hours', { n: Math.round((seconds / HOUR) * 2) / 2 });
}

function languageOf(tag: string, t: Say): string | undefined {
  if (tag.startsWith('zh')) return t('chinese');
  return tag.startsWith('en') ? t('english') : undefined;
}

function liveFact(
  { alive_state: state, start_ts: start, is_lookback: again }: LiveFacts,
  t: Say,
  moment: SayMoment,
) {
  if (state === LIVE_STATE.live) return t('onAir');
  if (state === LIVE_STATE.notStarted && start > 0) return t('liveAt', { time: moment(start) });
  return state === LIVE_STATE.ended && again ? t('replay') : undefined;
}

function factsOf({ goods, live, t, locale }: FactsProps, moment: SayMoment): Fact[] {
  const words = goodsWords.in(locale);
  const { student_count: learners, lesson_count: lessons, seconds, level } = goods;
  const room = liveFact(live, t, moment);
  // What is not taught is in no language.
  const language = TAUGHT_NOTHING.has(goods.type) ? undefined : languageOf(goods.language, t);
  return [
    ...(room === undefined ? [] : [{ icon: 'live', text: room } as const]),
    ...(learners > 0
      ? [
          {
            icon: 'user',
            text: words(peopleWord({ type: goods.type, alive_state: live.alive_state }), {
              count: learners,
              n: formatCount(learners, locale),
            }),
          } as const,
        ]
      : []),
    ...(lessons > 1 ? [{ icon: 'course', text: words('lesson', { count: lessons }) } as const] : []),
    ...(seconds >= LEAST_SAID ? [{ icon: 'clock', text: lengthOf(seconds, t) } as const] : []),
    ...(level === '' ? [] : [{ icon: 'spark', text: t(level) } as const]),
    ...(language === undefined ? [] : [{ icon: 'globe', text: t('language', { name: language }) } as const]),
  ];
}

export function Facts(props: FactsProps) {
  const { reviews, t, locale } = props;
  const facts = factsOf(props, useMoment(locale));
  const isRated = reviews.rating_count > 0;
  if (facts.length === 0 && !isRated) return null;
  return (
    <ul className={styles.facts} aria-label={t('facts')}>
      {isRated && (
        <li className={styles.fact}>
          <span className={styles.star}>
            <Icon name="star" size={16} />
          </span>
          <strong>{t('rating', { score: (reviews.rating_tenths / 10).toFixed(1) })}</strong>
          <span className={styles.quiet}>{t('ratings', { count: reviews.rating_count })}</span>
        </li>
      )}
      {facts.map(({ icon, text }) => (
        <li key={text} className={styles.fact}>
          <Icon name={icon} size={16} />
          {text}
        </li>
      ))}
    </ul>
  );
}
