/** Demo shop `tencent-closed`: a Tencent-type shop that is closed; strangers see the login in place (D13). */
import { cornerShop } from '../content/corner/shop.ts';
import type { BuildDemoShop } from '../demo-shop.ts';

export const tencentClosedShop: BuildDemoShop = (now) =>
  cornerShop(
    {
      identity: {
        label: 'tencent-closed',
        app_id: 'apptencentclosed',
        name: { cn: '望海课堂', en: 'Seaward Classroom' },
        tagline: { cn: '看得见海的地方，慢慢学', en: 'Learn slowly, with a view' },
        description: {
          cn: '望海课堂：水彩与旅行速写课程。',
          en: 'Seaward Classroom: watercolour and travel sketching.',
        },
      },
      about: { cn: '腾讯类店铺：已打烊', en: 'Tencent-type shop, closed' },
      facts: { isTxShop: true, is_closed: 1 },
      look: {
        theme: {
          primary: '#155e75',
          primary_text: '#ffffff',
          accent: '#9f4310',
          bg: '#f1f8fa',
          radius: 14,
          font_scale: 1,
        },
        copy: {
          headline: { cn: '带上速写本', en: 'Bring a sketchbook' },
          line: { cn: '画海，先看海。', en: 'To paint the sea, look first.' },
        },
      },
      goods: () => [
        {
          key: 'wet-on-wet',
          kind: 'video',
          title: { cn: '湿画法：让水替你画', en: 'Wet on wet: let the water paint' },
          summary: { cn: '一张纸，两支笔，四十分钟。', en: 'One sheet, two brushes, forty minutes.' },
          teacher: { cn: '白屿', en: 'Bai Yu' },
          price: 3900,
          students: 1904,
          tags: ['paint'],
          age: 300,
        },
        {
          key: 'harbour-sketch',
          kind: 'image_text',
          title: { cn: '港口速写的三条线', en: 'Three lines for a harbour' },
          summary: { cn: '先看见形状，再看见船。', en: 'See the shape before the boat.' },
          teacher: { cn: '白屿', en: 'Bai Yu' },
          price: 0,
          students: 2688,
          tags: ['sketch'],
          age: 320,
        },
      ],
    },
    now,
  );
