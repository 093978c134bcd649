/** Demo shop `expired`: its subscription ran out (detail.version 0); a banner stands on every page, nothing is sold (D15). */
import { cornerShop } from '../content/corner/shop.ts';
import type { BuildDemoShop } from '../demo-shop.ts';

export const expiredShop: BuildDemoShop = (now) =>
  cornerShop(
    {
      identity: {
        label: 'expired',
        app_id: 'appexpired',
        name: { cn: '山中读书会', en: 'Hillside Reading Club' },
        tagline: { cn: '一月一本，读完再聊', en: 'One book a month, then we talk' },
        description: {
          cn: '山中读书会：共读与书评。',
          en: 'Hillside Reading Club: reading together, and reviews.',
        },
      },
      about: {
        cn: '已过期的店铺：有横幅，不能购买',
        en: 'An expired shop: a banner, and nothing can be bought',
      },
      facts: { expiry_version: 0 },
      look: { preset: 'library' },
      goods: () => [
        {
          key: 'slow-reading',
          kind: 'column',
          title: { cn: '慢读一年', en: 'A year of slow reading' },
          summary: { cn: '十二本书，十二次讨论。', en: 'Twelve books, twelve evenings.' },
          teacher: { cn: '山中编辑', en: 'Hillside editors' },
          price: 12_900,
          students: 1650,
          lessons: 12,
          tags: ['read'],
          age: 250,
        },
        {
          key: 'margin-notes',
          kind: 'image_text',
          title: { cn: '页边的字', en: 'Notes in the margin' },
          summary: { cn: '怎样做不打断阅读的笔记。', en: 'Taking notes without stopping.' },
          teacher: { cn: '山中编辑', en: 'Hillside editors' },
          price: 0,
          students: 2204,
          tags: ['read'],
          age: 270,
        },
        {
          key: 'read-aloud-night',
          kind: 'audio',
          title: { cn: '读给夜里听', en: 'Read to the night' },
          summary: { cn: '一段二十分钟的朗读。', en: 'Twenty minutes, read aloud.' },
          teacher: { cn: '山中编辑', en: 'Hillside editors' },
          price: 590,
          students: 1380,
          tags: ['listen'],
          age: 290,
        },
      ],
      hotWords: [
        { cn: '慢读', en: 'slow reading' },
        { cn: '笔记', en: 'notes' },
      ],
    },
    now,
  );
