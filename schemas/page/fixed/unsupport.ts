/** Fixed screen: content the PC shop cannot show (D21). */
import { constantScreen } from './fixed-screen.ts';

export const unsupport = constantScreen({
  id: 'unsupport',
  title: { cn: '暂不支持', en: 'Not supported' },
  kind: 'unsupport',
});
