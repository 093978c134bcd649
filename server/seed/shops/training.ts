/** Demo shop `training`: 恒远企业大学 / Northfield Training, version_type 170, internal mode off. */
import { NORTHFIELD, STEEL_THEME } from '../content/training/identity.ts';
import { trainingShopOf } from '../content/training/shop.ts';
import type { BuildDemoShop } from '../demo-shop.ts';

export const trainingShop: BuildDemoShop = (now) =>
  trainingShopOf(
    {
      identity: NORTHFIELD,
      about: {
        cn: '培训店铺：先登录再学习，内部模式关闭',
        en: 'Training shop: log in first, internal mode off',
      },
      facts: { version_type: 170, tasks_enabled: 1, page_mp_bgcolor: '#f3f6f9' },
      look: { theme: STEEL_THEME, heroImage: '/demo/banners/steel-stairs.svg' },
      internal: false,
    },
    now,
  );
