/** What only the operations school has: its own login footer (M98) and a navbar wider than the page (M78). */
import type { Footer } from '#schemas/shop/footer.ts';
import type { NavItem } from '#schemas/shop/navbar.ts';
import { toAll, toPage, toTag } from '../links.ts';

/** More entries than the navbar can hold, some with long names, so that the rest moves to the overflow menu. */
export const OVERFLOWING_MENU: NavItem[] = [
  { title: { cn: '开店入门', en: 'Getting started' }, ...toTag('setup') },
  { title: { cn: '内容与选题', en: 'Content and topics' }, ...toTag('content') },
  { title: { cn: '社群运营', en: 'Community' }, ...toTag('community') },
  { title: { cn: '数据看板', en: 'Dashboards' }, ...toTag('data') },
  { title: { cn: '直播与转化', en: 'Live selling' }, ...toTag('live') },
  { title: { cn: '会员体系设计', en: 'Designing memberships' }, ...toTag('member') },
  { title: { cn: '定价与促销活动', en: 'Pricing and promotions' }, ...toTag('price') },
  { title: { cn: '客服与售后', en: 'Service and refunds' }, ...toTag('service') },
  { title: { cn: '品牌故事与视觉设计', en: 'Brand story and visual design' }, ...toTag('brand') },
  { title: { cn: '商家案例', en: 'Merchant stories' }, ...toTag('stories') },
];

export const OPERATIONS_FOOTER: Footer = {
  template_code: 'template1',
  data: {
    nav_lists: [
      { title: { cn: '全部课程', en: 'All courses' }, ...toAll() },
      { title: { cn: '关于', en: 'About' }, ...toPage('about') },
    ],
    copyright: { cn: '© 百川运营学院', en: '© Delta School of Operations' },
  },
  operation: {
    text: {
      cn: '商家服务热线 199-0000-0400，每天 9:00-21:00',
      en: 'Merchant line 199-0000-0400, 9:00-21:00 every day',
    },
    copyright: { cn: '© 百川运营学院 · 与店主一起成长', en: '© Delta School of Operations' },
  },
};
