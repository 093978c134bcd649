/** Demo shop `sealed`: sealed by the platform; every page leads to /shopBlocked (D13). */
import { cornerShop } from '../content/corner/shop.ts';
import type { BuildDemoShop } from '../demo-shop.ts';

export const sealedShop: BuildDemoShop = (now) =>
  cornerShop(
    {
      identity: {
        label: 'sealed',
        app_id: 'appsealed',
        name: { cn: '蓝匣资料站', en: 'Blue Box Library' },
        tagline: { cn: '资料整理中', en: 'Being sorted' },
        description: { cn: '蓝匣资料站。', en: 'Blue Box Library.' },
      },
      about: { cn: '已被封禁的店铺', en: 'A sealed shop' },
      facts: { status: { is_sealed: 1 } },
      look: {
        theme: {
          primary: '#334155',
          primary_text: '#ffffff',
          accent: '#9a4a12',
          bg: '#f5f6f8',
          radius: 4,
          font_scale: 1,
        },
        copy: {
          headline: { cn: '资料整理中', en: 'Being sorted' },
          line: { cn: '请稍后再来。', en: 'Please come back later.' },
        },
      },
      goods: () => [
        {
          key: 'index-cards',
          kind: 'image_text',
          title: { cn: '卡片索引入门', en: 'Index cards for beginners' },
          summary: { cn: '一张卡片一件事。', en: 'One card, one thing.' },
          teacher: { cn: '蓝匣', en: 'Blue Box' },
          price: 0,
          students: 204,
          tags: ['read'],
          age: 500,
        },
      ],
    },
    now,
  );
