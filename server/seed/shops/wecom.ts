/** Demo shop `wecom`: opened inside enterprise messaging (isQwShop). */
import { cornerShop } from '../content/corner/shop.ts';
import type { BuildDemoShop } from '../demo-shop.ts';

export const wecomShop: BuildDemoShop = (now) =>
  cornerShop(
    {
      identity: {
        label: 'wecom',
        app_id: 'appwecom',
        name: { cn: '青禾团队学堂', en: 'Greenstalk Team School' },
        tagline: { cn: '在工作群里，顺手学一点', en: 'Learn a little, right where you work' },
        description: {
          cn: '青禾团队学堂：给门店与客服团队的十分钟课程。',
          en: 'Greenstalk Team School: ten-minute courses for store and service teams.',
        },
      },
      about: {
        cn: '企业微信类店铺：支持企业消息登录',
        en: 'Enterprise-messaging shop: log in with the work app',
      },
      facts: { isQwShop: true },
      look: { preset: 'seedling' },
      goods: () => [
        {
          key: 'first-smile',
          kind: 'video',
          title: { cn: '进店前三秒', en: 'The first three seconds in store' },
          summary: { cn: '一个眼神，一句话，一步距离。', en: 'One look, one sentence, one step.' },
          teacher: { cn: '门店学院', en: 'Store School' },
          price: 0,
          students: 2140,
          tags: ['store'],
          age: 16,
        },
        {
          key: 'calm-reply',
          kind: 'audio',
          title: { cn: '客诉来了，先慢半拍', en: 'When a complaint comes, slow down' },
          summary: { cn: '十分钟，五种回应。', en: 'Ten minutes, five ways to answer.' },
          teacher: { cn: '客服中心', en: 'Service Desk' },
          price: 0,
          students: 1835,
          tags: ['service'],
          age: 28,
        },
        {
          key: 'shelf-notes',
          kind: 'image_text',
          title: { cn: '货架会说话', en: 'What a shelf says' },
          summary: { cn: '陈列的七个小规律。', en: 'Seven small rules of display.' },
          teacher: { cn: '门店学院', en: 'Store School' },
          price: 0,
          students: 1290,
          tags: ['store'],
          age: 50,
        },
        {
          key: 'store-lead-course',
          kind: 'e_course',
          title: { cn: '店长成长课', en: 'Growing into store lead' },
          summary: { cn: '十六课，从排班到带教。', en: 'Sixteen lessons, from rotas to coaching.' },
          teacher: { cn: '门店学院', en: 'Store School' },
          price: 0,
          students: 674,
          lessons: 16,
          tags: ['store'],
          age: 64,
        },
      ],
      hotWords: [
        { cn: '店长', en: 'store lead' },
        { cn: '货架', en: 'shelf' },
        { cn: '客诉', en: 'complaint' },
      ],
      people: ['learner', 'svip', 'owner', 'newcomer', 'designated'],
    },
    now,
  );
