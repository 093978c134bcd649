/** On a home, for who is logged in: the lesson they go on with, in a bar at the foot of the window (ADR-327 and ADR-510). */
import { Type } from 'typebox';
import { learnNextGet } from '#schemas/api/learning/records.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';

export const definition = defineRenderer({
  kind: 'continue-strip',
  family: 'study',
  title: { cn: '继续学习浮条', en: 'Continue strip' },
  description: {
    cn: '登录学员在首页看到的“继续学习”，可收起',
    en: 'What a logged-in learner goes on with, on the home; it can be put away',
  },
  offers: 'chrome',
  uses: ['learning'],
  hydrate: 'load',
  actions: { next: { endpoint: learnNextGet } },
  props: Type.Object({}, { additionalProperties: false }),
});
