/** Fixed screen: a shop that is closed, locked after expiry, or sealed (D14, M56, M62). */
import { oneOf, screen, type FixedScreen } from './fixed-screen.ts';

const TITLES = {
  1: { cn: '店铺已打烊', en: 'Shop has been closed' },
  2: { cn: '店铺已过期', en: 'Shop has expired' },
  3: { cn: '店铺已被封禁', en: 'Shop has been sealed' },
} as const;

/** Query shop_state: 1 closed, 2 expired and locked, 3 sealed; page_type: 1 shop, 2 detail, 3 live. */
export const shopBlocked: FixedScreen = ({ query }) => {
  const state = oneOf([1, 2, 3], query.get('shop_state'), 1);
  const page = oneOf([1, 2, 3], query.get('page_type'), 1);
  return screen({ id: 'shop-blocked', title: TITLES[state], kind: 'shop-blocked', props: { state, page } });
};
