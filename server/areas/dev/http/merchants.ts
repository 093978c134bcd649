/** The merchants one may become in a demo operations school (D56). */
import type { MerchantRow } from '#server/areas/identity/area.ts';

/** The first is a learner of the shop, the second is to become one (9002). */
export const DEMO_MERCHANTS: readonly MerchantRow[] = [
  { phone: '19900000001', name: '小满', avatar: '/demo/avatars/xiaoman.svg' },
  { phone: '19900000008', name: '新来的商家', avatar: '/demo/avatars/newcomer.svg' },
];
