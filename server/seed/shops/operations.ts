/** Demo shop `operations`: an operations school, with its own login footer (M98) and a navbar that overflows. */
import { cornerShop } from '../content/corner/shop.ts';
import { OPERATIONS_FOOTER, OVERFLOWING_MENU } from '../content/corner/operations.ts';
import type { BuildDemoShop } from '../demo-shop.ts';

export const operationsShop: BuildDemoShop = (now) =>
  cornerShop(
    {
      identity: {
        label: 'operations',
        app_id: 'appoperations',
        name: { cn: '百川运营学院', en: 'Delta School of Operations' },
        tagline: { cn: '教商家把店开好', en: 'Helping shop owners run better shops' },
        description: {
          cn: '百川运营学院：开店、内容、社群与数据课程，面向商家。',
          en: 'Delta School of Operations: courses for merchants on setup, content, community and data.',
        },
      },
      about: {
        cn: '运营学院：商家身份登录，导航溢出',
        en: 'Operations school: merchants log in, navbar overflows',
      },
      facts: { isOperationSchool: true },
      look: { preset: 'campus' },
      goods: (clock) => [
        {
          key: 'open-a-shop',
          kind: 'e_course',
          title: { cn: '七天开好一家知识店', en: 'Open a course shop in seven days' },
          summary: {
            cn: '一天一步，第七天收到第一单。',
            en: 'One step a day; the first order on day seven.',
          },
          teacher: { cn: '运营教研组', en: 'Operations Faculty' },
          price: 19_900,
          students: 6420,
          lessons: 14,
          tags: ['setup', 'price', 'brand'],
          age: 33,
        },
        {
          key: 'read-your-numbers',
          kind: 'video',
          title: { cn: '看懂后台的五个数字', en: 'Five numbers on your dashboard' },
          summary: {
            cn: '哪个先涨，哪个后涨，哪个不必管。',
            en: 'Which moves first, which follows, which to ignore.',
          },
          teacher: { cn: '数据组', en: 'Data Desk' },
          price: 4900,
          was: 6900,
          students: 3875,
          tags: ['data', 'price'],
          age: 21,
        },
        {
          key: 'community-rhythm',
          kind: 'column',
          title: { cn: '社群的节奏', en: 'The rhythm of a community' },
          summary: { cn: '二十讲，从欢迎词到告别。', en: 'Twenty talks, from hello to goodbye.' },
          teacher: { cn: '社群组', en: 'Community Desk' },
          price: 12_900,
          students: 2911,
          lessons: 20,
          tags: ['community', 'member', 'service', 'content'],
          age: 57,
        },
        {
          key: 'merchant-evening',
          kind: 'alive',
          title: { cn: '商家晚自习：这周卖得怎么样', en: 'Merchants’ evening: how was your week?' },
          summary: { cn: '每周三晚，带着数据来。', en: 'Every Wednesday. Bring your numbers.' },
          teacher: { cn: '运营教研组', en: 'Operations Faculty' },
          price: 0,
          live: { state: 'upcoming', starts: clock.at(3, 20) },
          students: 934,
          tags: ['live', 'stories'],
          age: 3,
        },
      ],
      nav: OVERFLOWING_MENU,
      footer: OPERATIONS_FOOTER,
      hotWords: [
        { cn: '知识店', en: 'course shop' },
        { cn: '社群', en: 'community' },
        { cn: '数据', en: 'data' },
        { cn: '商家', en: 'merchants' },
      ],
    },
    now,
  );
