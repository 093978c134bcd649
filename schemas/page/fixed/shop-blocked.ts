/** Fixed screen: a shop that is closed, locked after expiry, or sealed (D14, M56, M62). */
import { oneOf, screen, type FixedScreen } from './fixed-screen.ts';
import { BLOCKED_PAGE, BLOCKED_STATE } from '../../shop/shop-blocked.ts';

const TITLES = {
  [BLOCKED_STATE.closed]: { cn: '店铺已打烊', en: 'This shop is closed' },
  [BLOCKED_STATE.expired]: { cn: '店铺已过期', en: 'This shop has expired' },
  [BLOCKED_STATE.sealed]: { cn: '店铺已被封禁', en: 'This shop has been suspended' },
} as const;

/** Query shop_state: 1 closed, 2 expired and locked, 3 sealed; page_type: 1 shop, 2 detail, 3 live. */
export const shopBlocked: FixedScreen = ({ query }) => {
  const state = oneOf(Object.values(BLOCKED_STATE), query.get('shop_state'), BLOCKED_STATE.closed);
  const page = oneOf(Object.values(BLOCKED_PAGE), query.get('page_type'), BLOCKED_PAGE.shop);
  return screen({ id: 'shop-blocked', title: TITLES[state], kind: 'shop-blocked', props: { state, page } });
};
