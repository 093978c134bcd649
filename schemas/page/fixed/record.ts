/** Fixed screen: learning records. */
import { openingSoon } from './opening-soon.ts';

export const record = openingSoon({
  id: 'record',
  title: { cn: '学习记录', en: 'Learning records' },
  about: {
    cn: '看过的每一课、学到的进度，都会记在这里，随时接着学。',
    en: 'Every lesson you open and how far you got, ready to pick up where you stopped.',
  },
});
