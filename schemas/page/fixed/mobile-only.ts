/** Fixed screen: a shop that opens on phones only (D18). */
import { constantScreen } from './fixed-screen.ts';

export const mobileOnly = constantScreen({
  id: 'mobile-only',
  title: { cn: '请在手机上打开', en: 'Open on your phone' },
  kind: 'mobile-only',
});
