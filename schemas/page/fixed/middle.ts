/** Fixed screen: on the way. */
import { openingSoon } from './opening-soon.ts';

export const middle = openingSoon({
  id: 'middle',
  title: { cn: '正在前往', en: 'On the way' },
  about: {
    cn: '从这里前往要打开的内容。',
    en: 'The way to the content you opened.',
  },
});
