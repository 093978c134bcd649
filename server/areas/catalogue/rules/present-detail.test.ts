/** A good as one person may have it: prices, what they may do, how far they are, and what they may play (D67, M237). */
import { describe, expect, it } from 'vitest';
import type { Access } from '#server/areas/access/area.ts';
import type { Progress } from '#schemas/learning/progress.ts';
import {
  buildDetail,
  SAMPLE_NOW as NOW,
  sampleDetail,
  sampleGoods,
  sampleLesson,
  sampleMedia,
  sampleSku,
} from '../../../../tests/support/catalogue-samples.ts';
import { readOutline } from './outline.ts';
import { presentDetail } from './present-detail.ts';

type Read = Parameters<typeof presentDetail>[0];
type DetailInput = Parameters<typeof presentDetail>[1];

const BUYER_TO_BE: Access = { can_see: true, can_buy: true, can_study: false, is_own: false, reason: 'buy' };
const OWNER: Access = {
  can_see: true,
  can_buy: false,
  can_study: true,
  is_own: true,
  reason: 'ok',
  source: 'order',
  expire_at: (NOW + 60) * 1000,
};
const LINKS = {
  kind: 'hls' as const,
  url: '/media/film.m3u8',
  captions: [],
  chapters: [],
  expireTs: NOW + 60,
};

const buildNotice = (read: Read, change: Partial<DetailInput> = {}) =>
  presentDetail(read, {
    access: BUYER_TO_BE,
    progressMap: new Map(),
    locale: 'en',
    links: undefined,
    marquee: undefined,
    isSelling: true,
    ...change,
  });
const of = (goods: Parameters<typeof sampleGoods>[0]) =>
  buildNotice(buildDetail({ goods: sampleGoods(goods) }));
const at = (position: number): Progress => ({
  percent: 40,
  maxPercent: 60,
  position,
  isFinished: false,
  lastAt: 1,
});

describe('the facts of a good', () => {
  it('D67: comes in the viewer’s language', () => {
    const read = buildDetail({ goods: sampleGoods({ tags: ['art'] }) });
    expect(buildNotice(read).goods).toEqual({
      id: 'course_1',
      type: 50,
      title: 'A small book',
      summary: 'Twelve lessons',
      cover: '/book.svg',
      sale_status: 1,
      state: 'on',
      is_free: 0,
      is_public: 1,
      have_password: 0,
      teacher: [],
      student_count: 12,
      tags: ['art'],
    });
    expect(buildNotice(read, { locale: 'cn' }).goods).toMatchObject({ title: '小书', summary: '十二课' });
  });

  it.each([
    ['is on sale', { pay_state: 1 }, 1],
    ['is free', { pay_state: 0 }, 1],
    ['is paused', { pay_state: 2 }, 0],
    ['has not begun', { pay_state: 3 }, 0],
    ['is sold out', { pay_state: 4 }, 0],
    ['is hidden from lists', { state: 'hidden' as const }, 1],
    ['was taken down', { state: 'off' as const }, 0],
    ['was taken down, though free', { state: 'off' as const, pay_state: 0 }, 0],
  ])('D67: one that %s can be bought or taken, or not', (_what, goods, status) => {
    expect(of(goods).goods.sale_status).toBe(status);
  });

  it('M237: whether it is free, for everybody, and behind a password', () => {
    expect(of({ price: 0, pay_state: 0 }).goods.is_free).toBe(1);
    expect(of({ state: 'hidden' }).goods.is_public).toBe(0);
    const buildLimitedValue = (limits: { isDesignated: boolean; hasPassword: boolean }) =>
      buildNotice(buildDetail({ soldGood: { limits: { ...limits, svipPrice: undefined } } })).goods;
    expect(buildLimitedValue({ isDesignated: true, hasPassword: false })).toMatchObject({
      is_public: 0,
      have_password: 0,
    });
    expect(buildLimitedValue({ isDesignated: false, hasPassword: true })).toMatchObject({
      is_public: 1,
      have_password: 1,
    });
  });
});

describe('the price of a good', () => {
  it('M237: its own, after its promotion, with what is struck through', () => {
    const read = buildDetail({
      soldGood: { skus: [sampleSku({ price: 6900, line_price: 9900 }), sampleSku({ price: 12_900 })] },
    });
    expect(buildNotice(read).price.default).toEqual({ price: 6900, line_price: 9900, label: 'from' });
  });

  it('D68: of a lesson alone only where courses hold it and it is sold by itself, too', () => {
    const holder = { goods: sampleGoods({ id: 'c' }), opensAt: () => 0, isTry: false, trySeconds: 0 };
    const single = (isSoldAlone: boolean, holders: (typeof holder)[]) =>
      buildNotice(
        buildDetail({
          saleState: { goods: sampleGoods(), price: 9900, isSoldAlone, saleStartTs: 0, holders },
        }),
      ).price.single.price;
    expect([single(true, [holder]), single(false, [holder]), single(true, [])]).toEqual([9900, -1, -1]);
  });

  it('M235: a promotion tells its moments in the shop’s time; none has none', () => {
    const goods = sampleGoods({
      marketing_type: 8,
      line_price: 12_900,
      marketing_end_ts: Date.parse('2027-01-16T12:00:00+08:00') / 1000,
    });
    expect(buildNotice(buildDetail({ goods })).marketing).toMatchObject({
      type: 8,
      price: 9900,
      start_at: '',
      end_at: '2027-01-16 12:00:00',
      end_ts: goods.marketing_end_ts,
    });
    const start = Date.parse('2027-01-17T09:00:00+08:00') / 1000;
    const bookedGoods = sampleGoods({ marketing_type: 6, pay_state: 3 });
    const saleState = { goods: bookedGoods, price: 9900, isSoldAlone: true, saleStartTs: start, holders: [] };
    expect(buildNotice(buildDetail({ goods: bookedGoods, saleState })).marketing).toMatchObject({
      start_at: '2027-01-17 09:00:00',
      start_ts: start,
      end_at: '',
    });
    expect(of({}).marketing).toMatchObject({ type: -1, start_at: '', end_at: '' });
  });

  it('M235: how many are left of all its variants; one of any number makes it any number', () => {
    const stock = (...left: (number | undefined)[]) =>
      buildNotice(buildDetail({ soldGood: { skus: left.map((one) => sampleSku({ stock: one })) } })).marketing
        .stock;
    expect([stock(3, 4), stock(0, 0), stock(3, undefined), stock(undefined, 3)]).toEqual([7, 0, -1, -1]);
  });
});

describe('a good and one person', () => {
  it('M224, D72: an owner reads until when it is theirs, and resumes where they stopped', () => {
    const read = buildDetail({ media: sampleMedia() });
    const mine = buildNotice(read, {
      access: OWNER,
      progressMap: new Map([['course_1', at(90)]]),
      links: LINKS,
    });
    expect(mine).toMatchObject({
      access: { can_study: true, source: 'order', expire_ts: NOW + 60 },
      is_purchased: 1,
      display: { state: 'purchased', action: 'continue', needs_login: false },
      media: { url: '/media/film.m3u8', is_preview: false },
      learn: { progress: 40, max_progress: 60, last_position: 90, is_finish: 0 },
    });
    expect(buildNotice(read, { access: OWNER }).display.action).toBe('study');
  });

  it('R32: a person who may not study it gets nothing to play, and its price', () => {
    const theirs = buildNotice(buildDetail({ media: sampleMedia() }), { links: LINKS });
    expect(theirs).not.toHaveProperty('media');
    expect(theirs).toMatchObject({
      access: { can_study: false, reason: 'buy' },
      is_purchased: 0,
      pay_state: 1,
      display: { state: 'for-sale', action: 'buy' },
    });
  });

  it('D105: over a film of theirs stands what names them', () => {
    const marquee = { text: 'Mo 8000', color: '#ffffff', opacity: 40, size: 16, speed: 60 };
    const mine = buildNotice(buildDetail({ media: sampleMedia() }), { access: OWNER, links: LINKS, marquee });
    expect(mine.media).toMatchObject({ marquee });
  });

  it.each<[string, number, Access, number]>([
    ['who has seen less than is free', 29, BUYER_TO_BE, 0],
    ['who has seen all that is free', 30, BUYER_TO_BE, 1],
    ['who may study all of it', 90, OWNER, 0],
  ])('M236, R33: the trial of one %s has ended, or not', (_who, position, access, usedValue) => {
    const media = sampleMedia({ trySeconds: 30 });
    const knownItems = new Map([['course_1', at(position)]]);
    const seenEntry = buildNotice(buildDetail({ media }), { access, progressMap: knownItems, links: LINKS });
    expect(seenEntry.is_preview_used).toBe(usedValue);
    expect(seenEntry.display.state === 'trial-ended').toBe(usedValue === 1);
  });

  it('M236: what is free as a whole never ends, nor does what is not free at all', () => {
    const knownItems = new Map([['course_1', at(90)]]);
    expect(
      buildNotice(buildDetail({ media: sampleMedia() }), { progressMap: knownItems }).is_preview_used,
    ).toBe(0);
    const whole = { goods: sampleGoods({ id: 'c' }), opensAt: () => 0, isTry: true, trySeconds: 0 };
    const saleState = {
      goods: sampleGoods(),
      price: 9900,
      isSoldAlone: true,
      saleStartTs: 0,
      holders: [whole],
    };
    expect(
      buildNotice(buildDetail({ media: sampleMedia(), saleState }), { progressMap: knownItems })
        .is_preview_used,
    ).toBe(0);
  });
});

describe('what else a detail tells', () => {
  it('M236: a room that is over can be seen again for so long', () => {
    const goods = sampleGoods({ type: 4, alive_state: 3 });
    const detail = sampleDetail({ isLookback: true, lookbackEndTs: NOW + 60 });
    expect(buildNotice(buildDetail({ goods, detail }))).toMatchObject({
      live: { alive_state: 3, is_lookback: true },
      display: { live: 'replay' },
    });
  });

  it('M232: its lessons are counted, and its tabs hold them', () => {
    const outline = readOutline([sampleLesson('a'), sampleLesson('b')]);
    const read = buildDetail({ outline, commentCount: 3 });
    const knownItems = new Map([['v_a', { ...at(0), isFinished: true }]]);
    const seenEntry = buildNotice(read, { progressMap: knownItems });
    expect(seenEntry).toMatchObject({ catalogue_count: 2, learn: { lesson_count: 2, finished_count: 1 } });
    expect(seenEntry.learn).toMatchObject({ lesson_id: 'v_a', lesson_title: 'Lesson a' });
    expect(seenEntry.tabs.map(({ id, count }) => [id, count])).toContainEqual(['catalogue', 2]);
  });

  it('M237, D10: nothing is loaded ahead, and the clock is the server’s in the shop’s time', () => {
    const now = Date.parse('2027-01-15T16:00:00+08:00') / 1000;
    expect(buildNotice(buildDetail({ now }))).toMatchObject({
      preheat: { enabled: 0 },
      server_time: '2027-01-15 16:00:00',
      server_ts: now,
    });
  });
});
