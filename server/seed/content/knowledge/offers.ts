/** The offers page of the knowledge shop: coupons, lower prices while they last, membership, and courses by subject. */
import type { PageNode } from '#schemas/page/node.ts';
import { block, pageDocument, type DemoDocument } from '../documents.ts';
import type { Goods } from '../goods.ts';
import { toPage, toTag } from '../links.ts';
import { COUPON_IDS } from './coupons.ts';
import { SUBJECTS } from './identity.ts';

/** What a year of membership brings, on the card that sells it. */
export function memberCard(goods: Goods, look: 'ink' | 'paper'): PageNode {
  return block('member', 'member-card', {
    goods_id: goods.get('membership-year').id,
    title: { cn: '拾光会员 · 年卡', en: 'Lumen membership' },
    subtitle: { cn: '一天一块钱，安心学一年', en: 'A year of learning, one yuan a day' },
    unit: { cn: '年', en: 'year' },
    benefits: [
      {
        title: { cn: '会员课随便学', en: 'Member courses included' },
        text: { cn: '从开通当天起，不限次数', en: 'From the day you join, as often as you like' },
      },
      {
        title: { cn: '训练营八五折', en: '15% off every camp' },
        text: { cn: '每一期都可以用', en: 'In each cohort, not only the first' },
      },
      {
        title: { cn: '直播回放免费看', en: 'Replays at no charge' },
        text: { cn: '错过的晚上，补得回来', en: 'A missed evening is not lost' },
      },
      {
        title: { cn: '七天内全额退款', en: 'Full refund within seven days' },
        text: { cn: '不满意，原路退回', en: 'Back the way you paid' },
      },
    ],
    button: { cn: '开通年卡', en: 'Join for a year' },
    member_text: { cn: '您已是拾光会员', en: 'You are a Lumen member' },
    member_button: { cn: '去学会员课', en: 'To the courses' },
    member_link: toTag('series'),
    look,
  });
}

/** Every offer that runs, with the time left of it. */
export function flashSale(extras: { more: boolean }): PageNode {
  return block(
    'sale',
    'flash-sale',
    {
      title: { cn: '限时价', en: 'Good prices, while they last' },
      subtitle: {
        cn: '标的都是真实成交过的原价，到点恢复',
        en: 'Struck-out prices are what people really paid. They come back on time',
      },
      ...(extras.more
        ? { more: toPage('offers'), more_text: { cn: '领券与更多优惠', en: 'Coupons and more' } }
        : {}),
      limit: 4,
    },
    { when: { can: 'selling' }, note: 'Nothing is on offer while the shop may not sell' },
  );
}

export function offersPage(goods: Goods): DemoDocument {
  return pageDocument({
    id: 'offers',
    title: { cn: '优惠专区', en: 'Offers' },
    seo: {
      description: {
        cn: '可领的优惠券和正在进行的限时价。',
        en: 'Coupons to claim, and prices that run out.',
      },
    },
    main: [
      block('title', 'title-bar', {
        title: { cn: '先领券，再选课', en: 'Take a coupon, then choose' },
        subtitle: {
          cn: '每种一张，下单时抵扣。限时价到点恢复。',
          en: 'One of each, taken off when you order. Prices come back on time.',
        },
        align: 'center',
      }),
      block('coupons', 'coupon-row', { source: 'manual', coupon_ids: COUPON_IDS, limit: 3 }),
      flashSale({ more: false }),
      block('subjects', 'goods-tabs', {
        title: { cn: '按方向挑', en: 'Pick by subject' },
        subtitle: { cn: '每个方向先看四门', en: 'Four from each to begin with' },
        tabs: SUBJECTS.map(({ id, name }) => ({
          title: name,
          query: { source: 'tag', tag_id: id, limit: 4 },
        })),
        look: 'pill',
      }),
      memberCard(goods, 'paper'),
      block('end', 'spacer', { size: 'm' }),
    ],
  });
}
