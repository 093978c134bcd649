/** Fixed screen: the abnormal-situation screen (M68). */
import { constantScreen } from './fixed-screen.ts';

export const abnormal = constantScreen({
  id: 'abnormal',
  title: { cn: '页面出了点问题', en: 'Something went wrong' },
  kind: 'abnormal',
});
