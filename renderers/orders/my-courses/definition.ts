/** Everything the learner may study now, with progress and a link to go on (D23). */
import { Type } from 'typebox';
import { learnCoursesGet } from '#schemas/api/learning/records.ts';
import { OwnedTabSchema } from '#schemas/content/owned.ts';
import { defineRenderer } from '#schemas/page/define-renderer.ts';
import { ChoiceSchema } from '#schemas/page/fragments.ts';

export const definition = defineRenderer({
  kind: 'my-courses',
  family: 'orders',
  title: { cn: '我的课程', en: 'My courses' },
  description: {
    cn: '学员现在可以学习的全部内容和学习进度，含免费、会员和指定学员的课程',
    en: 'All that a learner may study now and how far they are: bought, free, by membership or by a list',
  },
  offers: 'screen',
  uses: ['order'],
  hydrate: 'load',
  actions: { list: { endpoint: learnCoursesGet } },
  props: Type.Object(
    {
      tab: OwnedTabSchema,
      /** Which of its two addresses it stands at: its tabs stay there. */
      place: ChoiceSchema(['my-courses', 'training-my-course']),
    },
    { additionalProperties: false },
  ),
});
