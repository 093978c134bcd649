/** Fixed screen: the health page (D25). */
import { constantScreen } from './fixed-screen.ts';

export const health = constantScreen({
  id: 'health',
  title: { cn: '健康检查', en: 'Health' },
  kind: 'health',
});
