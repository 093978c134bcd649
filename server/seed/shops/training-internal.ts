/** Demo shop `training-internal`: version_type 171 in internal mode; only members of the organization log in. */
import { trainingShopOf } from '../content/training/shop.ts';
import type { BuildDemoShop } from '../demo-shop.ts';

export const trainingInternalShop: BuildDemoShop = (now) =>
  trainingShopOf(
    {
      identity: {
        label: 'training-internal',
        app_id: 'apptraininginternal',
        name: { cn: '衡石内训中心', en: 'Plumb Line Learning' },
        tagline: { cn: '只为自己人准备的课', en: 'Made by colleagues, for colleagues' },
        description: {
          cn: '衡石内训中心：内部员工的必修与进阶课程。',
          en: 'Plumb Line Learning: required and advanced courses for our own people.',
        },
      },
      about: {
        cn: '培训店铺：内部模式，只有组织成员能登录',
        en: 'Training shop in internal mode: members of the organization only',
      },
      facts: { version_type: 171, entry_mode: 2, tasks_enabled: 1, page_mp_bgcolor: '#f2f6f5' },
      look: { preset: 'compass' },
      internal: true,
    },
    now,
  );
