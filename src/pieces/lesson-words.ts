/** How a lesson is labelled in every table of contents: what locks it, and how far the learner is. */
import { defineWords } from '#i18n/define-words.ts';
import type { LessonLock } from '#schemas/content/outline.ts';
import type { Locale } from '#schemas/locale.ts';
import type { SayMoment } from '#ui/use-moment.ts';

export const lessonWords = defineWords('lesson', {
  cn: {
    finished: '已学完',
    studied: '已学 {{percent}}%',
    locked: '未解锁',
    login: '登录后学习',
    buy: '购买后学习',
    password: '凭密码学习',
    vip: '会员专享',
    designated: '仅限指定学员',
    off: '已下架',
    unlocks: '{{time}} 解锁',
  },
  en: {
    finished: 'Finished',
    studied: '{{percent}}% done',
    locked: 'Locked',
    login: 'Log in to study',
    buy: 'Buy the course to study',
    password: 'Needs a password',
    vip: 'Members only',
    designated: 'By invitation',
    off: 'Taken down',
    unlocks: 'Opens {{time}}',
  },
});

interface LockedLesson {
  lock: LessonLock;
  /** Unix seconds; 0 where it waits for no moment. */
  unlock_ts: number;
}

/** Why a lesson does not open. */
export function lockText({ lock, unlock_ts: at }: LockedLesson, locale: Locale, moment: SayMoment): string {
  const t = lessonWords.in(locale);
  if (lock === 'not-yet' && at > 0) return t('unlocks', { time: moment(at) });
  return lock === '' || lock === 'not-yet' ? t('locked') : t(lock);
}
