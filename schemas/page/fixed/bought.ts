/** Fixed screen: my purchases. */
import { openingSoon } from './opening-soon.ts';

export const bought = openingSoon({
  id: 'bought',
  title: { cn: '已购内容', en: 'My purchases' },
  about: {
    cn: '买过的课程、专栏和训练营会放在这里。',
    en: 'The courses, columns and camps you own, in one place.',
  },
});
