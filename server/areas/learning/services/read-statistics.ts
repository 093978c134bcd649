/** What a learner's study came to, and how far they are with their goal, by the days of the shop's calendar (ADR-327, ADR-328). */
import type { Statistics } from '#schemas/api/learning/records.ts';
import type { Goal } from '#schemas/learning/goal.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { MINUTE_MS, secondsOf } from '#schemas/time.ts';
import { dayAt } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';
import { daysUpTo, mondaysUpTo, secondsByDay, secondsByWeek } from '../rules/calendar.ts';
import type { Learner } from '../store/study.store.ts';

type ReadDeps = Pick<Deps, 'stores' | 'clock'>;

const DAYS = 7;
const WEEKS = 12;
const COURSES = 10;

export async function readStatistics(
  { stores, clock }: ReadDeps,
  learner: Learner,
  locale: Locale,
): Promise<Statistics> {
  const today = dayAt(clock.now());
  const mondays = mondaysUpTo(today, WEEKS);
  const { statistics } = stores;
  const [studyDays, courses, { creditedMs, days, finished }] = await Promise.all([
    statistics.byDay(learner, mondays[0] ?? today),
    statistics.byCourse(learner, COURSES),
    statistics.totals(learner),
  ]);
  return {
    today,
    days: secondsByDay(studyDays, daysUpTo(today, DAYS)),
    weeks: secondsByWeek(studyDays, mondays),
    courses: courses.map((one) => ({
      resource_id: one.id,
      resource_type: one.type,
      title: readText(one.title, locale),
      state: one.state === 'off' ? 'off' : 'on',
      seconds: secondsOf(one.creditedMs),
    })),
    total: { seconds: secondsOf(creditedMs), days, finished },
  };
}

export async function readGoal({ stores, clock }: ReadDeps, learner: Learner): Promise<Goal> {
  const wish = await stores.goals.of(learner);
  if (wish === undefined) return { kind: 'none', amount: 0, done: 0 };
  const today = dayAt(clock.now());
  const studyDays = await stores.statistics.byDay(learner, daysUpTo(today, DAYS)[0] ?? today);
  const ofToday = studyDays.find(({ day }) => day === today)?.creditedMs ?? 0;
  const amountDone =
    wish.kind === 'minutes'
      ? Math.floor(ofToday / MINUTE_MS)
      : studyDays.filter(({ creditedMs }) => creditedMs > 0).length;
  return { ...wish, done: amountDone };
}
