/** Micro pages of the knowledge shop: about, complaint, membership, the camp's landing page, the offers and the trial lesson. */
import { banner, block, pageDocument, type DemoDocument } from '../documents.ts';
import type { Goods } from '../goods.ts';
import { toGoods, toTag } from '../links.ts';
import { memberCard, offersPage } from './offers.ts';
import { PHOTOS } from '../photos.ts';
import { CAMP_VOICES, CAMP_WEEKS, MEMBER_QUESTIONS } from './page-lists.ts';
import { ABOUT, CAMP, COMPLAINT, MEMBERSHIP } from './page-texts.ts';
import { trialDocuments } from './trial.ts';

function about(): DemoDocument {
  return pageDocument({
    id: 'about',
    title: { cn: '关于我们', en: 'About us' },
    seo: { description: { cn: '拾光书院是谁，为什么做课。', en: 'Who we are, and why we make courses.' } },
    main: [
      banner(
        'top',
        {
          image: '/demo/banners/night-study.svg',
          eyebrow: { cn: '关于我们', en: 'About us' },
          title: { cn: '总有一盏灯，为想学的人亮着', en: 'A light left on for whoever wants to learn' },
        },
        { height: 'short', veil: 'soft' },
      ),
      block('story', 'rich-text', { html: ABOUT }),
      block('line', 'divider', { look: 'dots', width: 'short' }),
      block('courses', 'goods-list', {
        title: { cn: '从这几门开始认识我们', en: 'Get to know us through these' },
        query: { source: 'tag', tag_id: 'editors-pick', limit: 4 },
      }),
    ],
  });
}

function complaint(): DemoDocument {
  return pageDocument({
    id: 'complaint',
    title: { cn: '投诉与建议', en: 'Complaints and suggestions' },
    main: [
      block('title', 'title-bar', {
        title: { cn: '投诉与建议', en: 'Complaints and suggestions' },
        subtitle: {
          cn: '说给我们听，两个工作日内一定回复',
          en: 'Tell us. You will hear back within two working days',
        },
        align: 'center',
      }),
      block('ways', 'rich-text', { html: COMPLAINT, look: 'card' }),
    ],
  });
}

function membership(goods: Goods): DemoDocument {
  const join = toGoods(goods.get('membership-year'));
  return pageDocument({
    id: 'svip',
    title: { cn: '拾光会员', en: 'Lumen membership' },
    seo: {
      description: { cn: '会员课随便学，训练营八五折。', en: 'Member courses included, 15% off camps.' },
    },
    main: [
      banner(
        'top',
        {
          image: '/demo/banners/member-night.svg',
          eyebrow: { cn: '拾光会员 · 年卡', en: 'Lumen membership, one year' },
          title: { cn: '一天一块钱，安心学一年', en: 'A year of learning, one yuan a day' },
          subtitle: {
            cn: '现价 365 元，原价 498 元。七天内可全额退款。',
            en: '¥365 now, ¥498 before. Full refund within seven days.',
          },
          button: { cn: '开通年卡', en: 'Join for a year' },
          link: join,
        },
        { veil: 'none' },
      ),
      memberCard(goods, 'ink'),
      block('benefits', 'rich-text', { html: MEMBERSHIP, look: 'card' }),
      block('go-on', 'continue-learning', {
        title: { cn: '会员的书桌', en: 'Your desk' },
        signed_out: 'invite',
        limit: 3,
      }),
      block('free', 'goods-list', {
        title: { cn: '会员免费学', en: 'Free for members' },
        subtitle: { cn: '开通后直接学，不用再付费', en: 'Included from the day you join' },
        query: {
          source: 'manual',
          ids: goods.ids('close-bonds', 'before-index-funds', 'ask-why-less', 'four-pockets'),
          limit: 4,
        },
      }),
      block('questions', 'faq', {
        title: { cn: '开通之前', en: 'Before you join' },
        items: MEMBER_QUESTIONS,
      }),
      block('end', 'spacer', { size: 'm' }),
    ],
  });
}

function camp(goods: Goods): DemoDocument {
  return pageDocument({
    id: 'photo-camp',
    title: { cn: '二十一天摄影训练营', en: '21-day photography camp' },
    main: [
      banner(
        'top',
        {
          image: PHOTOS['lake-evening'],
          eyebrow: { cn: '第 12 期 · 预约中', en: 'Cohort 12, booking now' },
          title: { cn: '二十一天，练出眼力', en: 'Twenty-one days to a better eye' },
          subtitle: {
            cn: '程野川带队，每天一个题目，逐张点评。',
            en: 'Led by Cheng Yechuan. A subject a day, every frame reviewed.',
          },
          button: { cn: '预约名额', en: 'Book a seat' },
          link: toGoods(goods.get('photo-camp')),
        },
        { height: 'tall', veil: 'soft' },
      ),
      block('weeks', 'steps', CAMP_WEEKS),
      block('terms', 'rich-text', { html: CAMP, look: 'card' }),
      block('voices', 'comments-wall', {
        title: { cn: '往期学员', en: 'From earlier cohorts' },
        comments: CAMP_VOICES,
        columns: 3,
      }),
      block('more', 'goods-list', {
        title: { cn: '开营前可以先看', en: 'While you wait' },
        more: toTag('photography'),
        query: { source: 'manual', ids: goods.ids('one-window', 'family-album', 'old-town-walk'), limit: 3 },
        columns: 3,
      }),
    ],
  });
}

export function pages(goods: Goods): DemoDocument[] {
  return [about(), complaint(), membership(goods), camp(goods), offersPage(goods), ...trialDocuments(goods)];
}
