/** The home page of the knowledge shop: a greeting, ways in, what is on now, what to buy, who teaches. */
import type { PageNode } from '#schemas/page/node.ts';
import { block, pageDocument, type DemoDocument } from '../documents.ts';
import type { Goods } from '../goods.ts';
import { toAll, toGoods, toPage, toRecords, toTag } from '../links.ts';
import { PHOTOS } from '../photos.ts';
import { IDENTITY } from './identity.ts';
import { homeEnding } from './home-ending.ts';
import { flashSale } from './offers.ts';
import { PROMISE } from './page-texts.ts';
import { subjectEntries } from './subjects.ts';

const SLIDES = [
  {
    image: '/demo/banners/morning-desk.svg',
    eyebrow: { cn: '拾光书院 · 第七年', en: 'Lumen Academy, year seven' },
    title: { cn: '把零碎的时间，学成自己的本事', en: 'Small hours, real skills' },
    subtitle: {
      cn: '产品、写作、理财、心理、摄影、亲子，由一线做事的人来教。',
      en: 'Product, writing, money, psychology, photography and family life, taught by people who do it for a living.',
    },
    button: { cn: '看看全部课程', en: 'Browse all courses' },
    link: toAll(),
  },
  {
    image: '/demo/banners/photo-dawn.svg',
    eyebrow: { cn: '训练营 · 第 12 期预约中', en: 'Camp, cohort 12: booking now' },
    title: { cn: '二十一天，练出眼力', en: 'Twenty-one days to a better eye' },
    subtitle: {
      cn: '每天一个题目，老师逐张点评。一部手机就能参加。',
      en: 'One subject a day, every frame reviewed by your teacher. A phone is all you need.',
    },
    button: { cn: '了解训练营', en: 'See the camp' },
    link: toPage('photo-camp'),
  },
  {
    image: '/demo/banners/member-day.svg',
    eyebrow: { cn: '拾光会员', en: 'Lumen membership' },
    title: { cn: '一天一块钱，安心学一年', en: 'A year of learning, one yuan a day' },
    subtitle: {
      cn: '会员课随便学，训练营八五折。七天内不满意，全额退款。',
      en: 'Member courses included, 15% off every camp, and a full refund within seven days.',
    },
    button: { cn: '查看会员权益', en: 'What members get' },
    link: toPage('svip'),
  },
];

function hero(): PageNode {
  return block(
    'hero',
    'banner',
    { slides: SLIDES, height: 'standard', width: 'full', ink: 'dark', veil: 'none', seconds: 7 },
    { v: 2 },
  );
}

function ways(goods: Goods): PageNode[] {
  return [
    block('news', 'notice-bar', {
      label: { cn: '书院消息', en: 'News' },
      notices: [
        {
          text: {
            cn: '产品拆解夜正在直播，随时可以进来提问',
            en: 'Teardown night is on air. Walk in and ask',
          },
          link: toGoods(goods.get('teardown-night')),
        },
        {
          text: {
            cn: '家庭财务体检的回放和十张表格已上线',
            en: 'The money check-up replay and its ten sheets are up',
          },
          link: toGoods(goods.get('money-checkup')),
        },
        {
          text: {
            cn: '摄影训练营第 12 期开放预约，限 900 人',
            en: 'Photography camp, cohort 12: 900 seats, booking open',
          },
          link: toPage('photo-camp'),
        },
      ],
    }),
    block('subjects', 'icon-nav', {
      label: { cn: '按方向找课', en: 'Find a course by subject' },
      entries: subjectEntries(),
    }),
  ];
}

function onNow(): PageNode[] {
  return [
    block('live', 'live-list', {
      title: { cn: '直播间', en: 'In the live room' },
      subtitle: { cn: '正在讲、马上讲、刚讲完', en: 'On now, coming up, just finished' },
      more: toTag('live'),
      limit: 3,
    }),
    flashSale({ more: true }),
    block('editors', 'goods-list', {
      title: { cn: '编辑挑的四门课', en: 'Four our editors would keep' },
      subtitle: { cn: '如果只学一门，从这里选', en: 'If you only take one, take one of these' },
      more: toTag('editors-pick'),
      query: { source: 'tag', tag_id: 'editors-pick', limit: 4 },
      columns: 4,
    }),
  ];
}

function chances(): PageNode[] {
  return [
    block('picks', 'image-ad', {
      layout: 'lead',
      pictures: [
        {
          image: '/demo/ads/late-study.svg',
          title: { cn: '睡前书房', en: 'The late study' },
          subtitle: {
            cn: '十分钟音频与短文，留给一天里最安静的时候',
            en: 'Ten-minute audio and short reads for the quietest part of the day',
          },
          link: toTag('listen'),
        },
        {
          image: PHOTOS['harbour-morning'],
          title: { cn: '带着手机出门', en: 'Out with your phone' },
          link: toTag('photography'),
        },
        {
          image: '/demo/ads/for-members.svg',
          title: { cn: '会员免费学', en: 'Free for members' },
          link: toPage('svip'),
        },
      ],
    }),
    block('popular', 'goods-list', {
      title: { cn: '大家都在学', en: 'What others are learning' },
      subtitle: { cn: '按真实开学的人数排列', en: 'Ranked by people who really started' },
      query: { source: 'hot', limit: 6 },
      layout: 'rank',
    }),
    block('promise', 'rich-text', { html: PROMISE, look: 'card' }),
  ];
}

/** Only who is logged in sees it; strangers' pages are as tall without it. */
function goOn(): PageNode {
  return block('go-on', 'continue-learning', {
    title: { cn: '接着上次学', en: 'Pick up where you left off' },
    more: toRecords(),
    more_text: { cn: '学习记录', en: 'My learning' },
    limit: 3,
  });
}

export function home(goods: Goods): DemoDocument {
  return pageDocument({
    id: 'home',
    title: IDENTITY.name,
    seo: {
      title: {
        cn: `${IDENTITY.name.cn} · ${IDENTITY.tagline.cn}`,
        en: `${IDENTITY.name.en} · ${IDENTITY.tagline.en}`,
      },
      description: IDENTITY.description,
      og_image: '/demo/banners/morning-desk.svg',
    },
    main: [hero(), ...ways(goods), goOn(), ...onNow(), ...chances(), ...homeEnding(goods)],
  });
}
