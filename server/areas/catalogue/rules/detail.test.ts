/** The parts of a detail that are told alike to everybody: its price, its teachers, its room, its limits, its words (D67). */
import { describe, expect, it } from 'vitest';
import {
  SAMPLE_NOW as NOW,
  sampleDetail,
  sampleGoods,
  sampleSku,
} from '../../../../tests/support/catalogue-samples.ts';
import { introductionOf, presentLimits, presentLive, presentOffer, presentTeachers } from './detail.ts';

describe('the teachers of a good', () => {
  const row = {
    id: 't_1',
    name: { cn: '林老师', en: 'Ms Lin' },
    title: { cn: '讲师', en: 'Lecturer' },
    portrait: '/lin.svg',
    about: { cn: '十年经验', en: 'Ten years of it' },
    pageId: 'lin',
    goodsCount: 4,
  };

  it('D67: have all their facts, in the viewer’s language', () => {
    expect(presentTeachers([row], { teacher: 'Somebody' }, 'en')).toEqual([
      {
        id: 't_1',
        name: 'Ms Lin',
        title: 'Lecturer',
        portrait: '/lin.svg',
        about: 'Ten years of it',
        goods_count: 4,
        page_id: 'lin',
      },
    ]);
    expect(presentTeachers([row], { teacher: '' }, 'cn')).toMatchObject([
      { name: '林老师', title: '讲师', about: '十年经验' },
    ]);
  });

  it('D67: a name nothing more is known of is one, too; without a name there is none', () => {
    expect(presentTeachers([], { teacher: { cn: '周老师', en: 'Mr Zhou' } }, 'cn')).toEqual([
      { id: '', name: '周老师', title: '', portrait: '', about: '', goods_count: 0, page_id: '' },
    ]);
    expect(presentTeachers([], { teacher: '' }, 'cn')).toEqual([]);
  });
});

describe('the room of a live', () => {
  it('M240: its state, its start, and until when it can be seen again', () => {
    const goods = sampleGoods({ type: 4, alive_state: 3, start_ts: NOW });
    expect(presentLive(goods, sampleDetail({ isLookback: true, lookbackEndTs: NOW + 60 }))).toEqual({
      alive_state: 3,
      start_ts: NOW,
      is_lookback: true,
      lookback_end_ts: NOW + 60,
    });
    expect(presentLive(goods, undefined)).toMatchObject({ is_lookback: false, lookback_end_ts: 0 });
  });
});

describe('what is paid for a good', () => {
  const offer = (change: Parameters<typeof sampleGoods>[0], skus = [sampleSku()], saleStartTs = 0) =>
    presentOffer(sampleGoods(change), { variants: skus, saleStartTs }, NOW);

  it('M237: the price of its only variant, and for what', () => {
    expect(offer({ pay_state: 2 })).toEqual({
      goods_id: 'course_1',
      goods_type: 50,
      price: 9900,
      line_price: 0,
      label: '',
      pay_state: 2,
      sale_start_ts: 0,
      marketing: { type: -1, price: 9900, start_ts: 0, end_ts: 0 },
    });
  });

  it('D70: of several the cheapest, marked as the least one pays', () => {
    const skus = [
      sampleSku({ price: 9900, line_price: 0 }),
      sampleSku({ price: 1900, line_price: 2900 }),
      sampleSku({ price: 4900 }),
    ];
    expect(offer({}, skus)).toMatchObject({
      price: 1900,
      line_price: 2900,
      label: 'from',
      marketing: { price: 1900 },
    });
    expect(offer({}, [sampleSku(), sampleSku({ id: 'sku_2' })]).label).toBe('');
  });

  it('M237: nothing that is not dearer is struck through', () => {
    expect(offer({}, [sampleSku({ line_price: 9901 })]).line_price).toBe(9901);
    expect(offer({}, [sampleSku({ line_price: 9900 })]).line_price).toBe(0);
  });

  it('M235, D77: a flash sale has its end, and after it the good is sold as an ordinary one', () => {
    const flash = { marketing_type: 8, price: 6900, line_price: 9900 };
    expect(offer({ ...flash, marketing_end_ts: NOW + 1 }).marketing).toMatchObject({
      type: 8,
      start_ts: 0,
      end_ts: NOW + 1,
    });
    expect(offer({ ...flash, marketing_end_ts: NOW }).marketing).toMatchObject({ type: 0, end_ts: 0 });
  });

  it('M235, D77: a booking has the moment its sale begins; a discount has none', () => {
    const bookedValue = offer({ marketing_type: 6, pay_state: 3 }, [sampleSku()], NOW + 60);
    expect(bookedValue).toMatchObject({
      sale_start_ts: NOW + 60,
      marketing: { type: 6, start_ts: NOW + 60 },
    });
    expect(offer({ marketing_type: 3 }, [sampleSku()], NOW + 60).marketing.start_ts).toBe(0);
  });
});

describe('what limits a good', () => {
  it('D73: its list, its password, and what super members pay, which may be nothing', () => {
    const limits = { isDesignated: true, hasPassword: false, svipPrice: 0 };
    expect(presentLimits(limits, { svip_free: true })).toEqual({
      is_designated: true,
      have_password: false,
      svip_price: 0,
      svip_free: true,
    });
    const open = { isDesignated: false, hasPassword: true, svipPrice: undefined };
    expect(presentLimits(open, { svip_free: false })).toEqual({
      is_designated: false,
      have_password: true,
      svip_price: -1,
      svip_free: false,
    });
  });
});

describe('the introduction of a good', () => {
  const words = (introduction: ReturnType<typeof sampleDetail>['introduction'], summary = 'a < b') =>
    introductionOf({ summary }, sampleDetail({ introduction }), 'en');

  it('D67: is the merchant’s text in the viewer’s language', () => {
    expect(words({ cn: '<p>介绍</p>', en: '<p>About it</p>' })).toBe('<p>About it</p>');
  });

  it('D67, D44: is else the summary, as words and never as HTML', () => {
    expect(words('')).toBe('<p>a &lt; b</p>');
    expect(introductionOf({ summary: '<img src=x onerror=alert(1)>' }, undefined, 'cn')).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    );
  });
});
