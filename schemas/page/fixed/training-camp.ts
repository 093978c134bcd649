/** Fixed screen: training camp. */
import { openingSoon } from './opening-soon.ts';

export const trainingCamp = openingSoon({
  id: 'training-camp',
  title: { cn: '训练营', en: 'Training camp' },
  about: {
    cn: '训练营的日程、打卡和作业将在这里打开。',
    en: 'The schedule, check-ins and tasks of a camp.',
  },
});
