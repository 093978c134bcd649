/** Demo shop `closed`: closed by its owner; every page leads to /shopBlocked (D13). */
import { cornerShop } from '../content/corner/shop.ts';
import type { BuildDemoShop } from '../demo-shop.ts';

export const closedShop: BuildDemoShop = (now) =>
  cornerShop(
    {
      identity: {
        label: 'closed',
        app_id: 'appclosed',
        name: { cn: '晚风画室', en: 'Evening Breeze Studio' },
        tagline: { cn: '下班以后，画一会儿', en: 'An hour of drawing after work' },
        description: {
          cn: '晚风画室：素描与插画课程。',
          en: 'Evening Breeze Studio: drawing and illustration.',
        },
      },
      about: { cn: '已打烊的店铺', en: 'A closed shop' },
      facts: { is_closed: 1 },
      look: {
        theme: {
          primary: '#7a3b69',
          primary_text: '#ffffff',
          accent: '#9c4a10',
          bg: '#faf5f8',
          radius: 12,
          font_scale: 1,
        },
        copy: {
          headline: { cn: '下班以后，画一会儿', en: 'An hour of drawing after work' },
          line: { cn: '笔放在桌上，风从窗口来。', en: 'Pencils on the desk, the window open.' },
        },
      },
      goods: () => [
        {
          key: 'draw-your-cup',
          kind: 'video',
          title: { cn: '画你桌上的杯子', en: 'Draw the cup on your desk' },
          summary: { cn: '从一个椭圆开始。', en: 'It begins with one ellipse.' },
          teacher: { cn: '乔木', en: 'Qiao Mu' },
          price: 1900,
          students: 1122,
          tags: ['draw'],
          age: 400,
        },
        {
          key: 'night-window',
          kind: 'image_text',
          title: { cn: '夜里的窗', en: 'Windows at night' },
          summary: { cn: '三种黑，一种黄。', en: 'Three blacks and one yellow.' },
          teacher: { cn: '乔木', en: 'Qiao Mu' },
          price: 0,
          students: 897,
          tags: ['draw'],
          age: 420,
        },
      ],
    },
    now,
  );
