/** Builds what the rules of learning know of a lesson: a film of ten minutes, or a text, changed where the test cares. */
import { finishRule } from '#schemas/shop/finish-rule.ts';
import type { LessonFacts } from '#server/areas/learning/rules/study-state.ts';

export function buildFilm(change: Partial<LessonFacts> = {}): LessonFacts {
  return {
    kind: 'played',
    seconds: 600,
    trialSeconds: undefined,
    isSeekLimited: false,
    finish: finishRule({}),
    elsewhere: { reach: 0, isFinished: false, creditedMs: 0 },
    ...change,
  };
}

/** A text has no seconds. */
export const buildText = (change: Partial<LessonFacts> = {}): LessonFacts =>
  buildFilm({ kind: 'text', seconds: 0, ...change });
