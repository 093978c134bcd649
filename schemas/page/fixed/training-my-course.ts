/** Fixed screen: my courses. */
import { openingSoon } from './opening-soon.ts';

export const trainingMyCourse = openingSoon({
  id: 'training-my-course',
  title: { cn: '我的课程', en: 'My courses' },
  about: {
    cn: '机构分配给你的课程和学习进度会显示在这里。',
    en: 'The courses your organization gave you and how far you are.',
  },
});
