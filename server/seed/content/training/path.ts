/** The first thirty days of a new colleague, as the training shops' homes show them. */
import { toTag, toTasks } from '../links.ts';

export const PATH = {
  title: { cn: '新同事的三十天', en: 'Thirty days of a new colleague' },
  subtitle: { cn: '一周一步，每一步都有带教人', en: 'One step a week, with a guide at each' },
  steps: [
    {
      note: { cn: '第 1 周', en: 'Week 1' },
      title: { cn: '认识我们', en: 'Get to know us' },
      text: {
        cn: '我们怎样做事，三条产品线卖给谁。能向家人讲清公司做什么。',
        en: 'How we work, and who buys from us. You can tell your family what we sell.',
      },
      link: toTag('onboarding'),
    },
    {
      note: { cn: '第 2 周', en: 'Week 2' },
      title: { cn: '守住底线', en: 'Hold the line' },
      text: {
        cn: '学完商业行为准则，通过年度考试。',
        en: 'Finish the code of conduct and pass the annual exam.',
      },
      link: toTag('compliance'),
    },
    {
      note: { cn: '第 3 周', en: 'Week 3' },
      title: { cn: '跟岗上手', en: 'Do it with a colleague' },
      text: {
        cn: '岗位课加跟岗，独立完成一次交付。',
        en: 'Your job’s courses, then a week of shadowing. You deliver one thing on your own.',
      },
      link: toTag('sales'),
    },
    {
      note: { cn: '第 4 周', en: 'Week 4' },
      title: { cn: '复盘与目标', en: 'Look back, set goals' },
      text: { cn: '一次一对一，一份季度目标。', en: 'One one-to-one, and your first set of goals.' },
      link: toTasks(),
    },
  ],
};
