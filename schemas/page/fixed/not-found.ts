/** Fixed screen: no page stands at this address (M47, M69). */
import { constantScreen } from './fixed-screen.ts';

export const notFound = constantScreen({
  id: 'not-found',
  title: { cn: '页面未找到', en: 'Page not found' },
  kind: 'not-found',
});
