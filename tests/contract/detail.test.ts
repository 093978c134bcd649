/** A good's own page over the wire: what all see, what one person may have, and the outline (M21, D67). */
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CODES } from '#schemas/api/codes.ts';
import { NO_PRICE } from '#schemas/content/detail.ts';
import { learningRecord } from '#server/areas/learning/tables/learning.ts';
import { goodsNode } from '#server/areas/catalogue/tables/details.ts';
import { goodsSku } from '#server/areas/catalogue/tables/skus.ts';
import { DAY, DESIGNATED, LEARNER, NEWCOMER, NOBODY, SHOP, withRights, type Me } from './rights-fixture.ts';

const { test, pass, demo, send, somebody } = withRights();

async function detail(me: Me, goods_id: string, goods_type: number, more: object = {}) {
  const answer = await test().ask('knowledge', {
    method: 'POST',
    url: '/api/goods.detail.get/2.0.0',
    payload: { goods_id, goods_type, ...more },
    headers: { cookie: me.cookie, 'app-id': SHOP, origin: 'http://knowledge.localhost:3000' },
  });
  return answer.json();
}
const page = async (id: string, type: number) =>
  (
    await test().ask('knowledge', `/api/goods.page.get/1.0.0?goods_id=${id}&goods_type=${String(type)}`)
  ).json();
const give = (me: Me, resourceId: string) =>
  test().database.stores.entitlements.give(SHOP, me.id, {
    resourceId,
    source: 'order',
    orderId: `o_${me.id}`,
    from: 0,
    to: undefined,
  });
const ADDRESS = /\.(?:mp4|m4a|mp3|m3u8)/;
/** Signed, of the door of protected media. */
const PLAYED = /^\/play\/[\w-]+\/[\w-]{43}\/[\w.]+\?e=\d{10}&s=[\w-]{43}$/;

describe('the page all see', () => {
  it('M21, M232: tells the course, its teacher, its outline, its terms and what is free of it', async () => {
    const { code, data } = await page('demo_paid_course', 50);
    expect(code).toBe(0);
    expect(data).toMatchObject({
      goods: {
        id: 'demo_paid_course',
        is_free: false,
        level: 'starter',
        language: 'zh-CN',
        lesson_count: 14,
      },
      offer: { goods_id: 'demo_paid_course', price: 12900, pay_state: 1, label: '' },
      skus: [{ id: 'default', price: 12900, left: -1, period_days: 0 }],
      refund: { days: 7 },
      trial: {
        kind: 'video',
        seconds: 0,
        lesson_id: 'demo_lesson_trial',
        url: '/play/demo_lesson_trial',
      },
      teachers: [{ id: 'teacher-lin-wanzhou', page_id: 'teacher-lin-wanzhou' }],
    });
    const kinds = data.outline.list.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'chapter')).toHaveLength(3);
    // Twelve to study, an exam and a practice.
    expect(kinds.filter((kind: string) => kind === 'lesson')).toHaveLength(14);
    expect(data.tabs.map(({ id }: { id: string }) => id)).toEqual([
      'summary',
      'catalogue',
      'comments',
      'interaction',
    ]);
    expect(data.related.length).toBeGreaterThan(1);
    expect(JSON.stringify(data.introduction)).toContain('学完以后');
  });

  it('D67: a lesson that is sold with its course alone names the terms of the course', async () => {
    const course = await page('demo_paid_course', 50);
    const lesson = await page('demo_lesson_4', 2);
    expect(lesson.data.offer.goods_id).toBe('demo_paid_course');
    expect(lesson.data.refund).toEqual(course.data.refund);
  });

  it('M21: tells an unknown good, another type, one taken down and a hidden one apart', async () => {
    expect((await page('no_such', 50)).code).toBe(CODES['not-found'].code);
    expect(await page('demo_paid_course', 3)).toMatchObject({
      code: CODES['not-found'].code,
      data: { goods_type: 50 },
    });
    expect((await page('p_67lus8ptpyv2yntruvz1feh6', 6)).code).toBe(CODES.delisted.code);
    expect(await page('p_67lus8ptpyv2yntruvz1feh6', 3)).toMatchObject({
      code: CODES['not-found'].code,
      data: null,
    });
    expect((await page('demo_flash', 3)).data.goods.state).toBe('hidden');
  });

  it('M232: every good of the demo with a page of its own has words, and a course has lessons', async () => {
    const rows = await test().database.stores.goods.listPublic(SHOP);
    const pages = await Promise.all(
      rows
        .filter(({ type }) => [1, 2, 3, 4, 6, 8, 25, 50].includes(type))
        .map(({ id, type }) => page(id, type)),
    );
    expect(pages.length).toBeGreaterThan(25);
    for (const { data } of pages) {
      expect(data.introduction.children.length).toBeGreaterThan(0);
      expect(data.teachers.length).toBeGreaterThan(0);
      if ([6, 8, 25, 50].includes(data.goods.type)) expect(data.outline.total).toBeGreaterThan(0);
    }
  });

  it('D67: a lesson names the course that sells it, and no address to play', async () => {
    const { data } = await page('demo_lesson_3', 3);
    expect(data).toMatchObject({
      offer: { goods_id: 'demo_paid_course', goods_type: 50, price: 12900 },
      parents: [{ id: 'demo_paid_course' }],
      goods: { is_free: false },
      trial: { kind: 'none' },
    });
    expect(JSON.stringify(data)).not.toMatch(ADDRESS);
  });
});

describe('states of a good', () => {
  it.each([
    ['demo_paid_course', 50, 1, 'buy'],
    ['demo_free_column', 6, 0, 'free'],
    ['demo_one_left', 3, 1, 'buy'],
    ['demo_flash', 3, 1, 'buy'],
    ['demo_password', 1, 0, 'password'],
    ['demo_designated', 50, 0, 'designated'],
    ['demo_stopped', 2, 2, 'stopped'],
    ['demo_soldout', 3, 4, 'soldout'],
    ['demo_upcoming', 50, 3, 'remind'],
    ['demo_audio', 2, 1, 'buy'],
    ['demo_text', 1, 1, 'buy'],
    ['demo_paid_video', 3, 1, 'buy'],
    ['demo_camp', 25, 1, 'buy'],
    ['demo_live', 4, 0, 'free'],
    ['demo_replay', 4, 0, 'free'],
    ['demo_push', 4, 0, 'free'],
  ])('M234, M236: %s for a new learner', async (id, type, payState, action) => {
    const { data } = await detail(await demo(NEWCOMER), id, type);
    expect([data.pay_state, data.display.action]).toEqual([payState, action]);
  });

  it('M234, D68: the last piece that is held is no longer there to be bought, on the page and on its card', async () => {
    const card = async () => {
      const { data } = await send(NOBODY, 'goods.cards.get', {
        queries: [{ source: 'manual', ids: ['demo_paid_video'], limit: 1 }],
      });
      return data.lists[0][0].pay_state;
    };
    const { db } = test().database;
    const sku = {
      appId: SHOP,
      goodsId: 'demo_paid_video',
      id: 'one',
      name: 'x',
      price: 4900,
      linePrice: 0,
      position: 0,
    };
    await db.insert(goodsSku).values({ ...sku, stock: 1, held: 1 });
    expect([(await page('demo_paid_video', 3)).data.offer.pay_state, await card()]).toEqual([4, 4]);
    await db.delete(goodsSku).where(and(eq(goodsSku.appId, SHOP), eq(goodsSku.goodsId, 'demo_paid_video')));
    expect([(await page('demo_paid_video', 3)).data.offer.pay_state, await card()]).toEqual([1, 1]);
  });

  it('M235, D70: a promotion takes the same off its variants, and ends by itself', async () => {
    const readPricedValue = async () => (await page('demo_flash', 3)).data;
    expect(await readPricedValue()).toMatchObject({
      offer: { price: 5900, line_price: 9900, marketing: { type: 8 } },
      skus: [{ price: 5900, line_price: 9900, left: 269, period_days: 365 }],
    });
    pass(4 * DAY);
    expect(await readPricedValue()).toMatchObject({
      offer: { price: 9900, line_price: 0, marketing: { type: 0 } },
      skus: [{ price: 9900, line_price: 0 }],
    });
    expect((await page('demo_upcoming', 50)).data.offer.pay_state).toBe(1);
    pass(-4 * DAY);
  });
});

describe('what one person may have', () => {
  it.each([
    ['demo_text', 1],
    ['demo_lesson_2', 1],
    ['demo_lesson_3', 3],
    ['demo_soldout', 3],
  ])(
    'R32: no address and no text of %s for a stranger, and for a learner who has not bought it',
    async (id, type) => {
      for (const me of [NOBODY, await demo(NEWCOMER)]) {
        const answer = await detail(me, id, type);
        expect([answer.code, answer.data.access.can_study, 'media' in answer.data]).toEqual([
          0,
          false,
          false,
        ]);
        expect(JSON.stringify(answer)).not.toMatch(ADDRESS);
      }
    },
  );

  it.each([
    ['demo_paid_video', 3, 'hls'],
    ['demo_audio', 2, 'audio'],
  ])('R33: of %s a stranger is given its first seconds alone', async (id, type, kind) => {
    for (const me of [NOBODY, await demo(NEWCOMER)]) {
      const { data } = await detail(me, id, type);
      expect(data.access.can_study).toBe(false);
      expect(data.media).toMatchObject({ kind, is_preview: true, preview_seconds: 10 });
      expect(data.media.url).toMatch(PLAYED);
    }
  });

  it('D67, R32: the bought one comes with its address, a text with its words', async () => {
    const me = await somebody();
    await give(me, 'demo_paid_video');
    await give(me, 'demo_text');
    const video = await detail(me, 'demo_paid_video', 3);
    expect(video.data).toMatchObject({
      is_purchased: 1,
      media: { kind: 'hls', url: expect.stringMatching(PLAYED), is_preview: false, preview_seconds: 0 },
      display: { state: 'purchased', action: 'study' },
    });
    expect(JSON.stringify((await detail(me, 'demo_text', 1)).data.media.text)).toContain('删掉开场白');
  });

  it('D72: a course opens its lessons, each from its day on; its lessons are never bought by themselves', async () => {
    const me = await somebody();
    const before = (await detail(me, 'demo_lesson_3', 3)).data;
    expect(before).toMatchObject({
      access: { reason: 'buy', can_buy: false },
      price: { single: { price: -1 } },
    });
    await give(me, 'demo_paid_course');
    await give(me, 'demo_camp');
    expect((await detail(me, 'demo_lesson_3', 3)).data).toMatchObject({
      is_purchased: 1,
      media: { kind: 'hls' },
    });
    const early = (await detail(me, 'demo_day_7', 1)).data;
    expect([early.access.reason, 'media' in early]).toEqual(['not-yet', false]);
    pass(6 * DAY);
    expect((await detail(me, 'demo_day_7', 1)).data.media.kind).toBe('text');
    pass(-6 * DAY);
  });

  it('M237: tells what it costs, in a course and alone, what guards it and what is loaded early abroad', async () => {
    const readNotice = async (id: string, type: number) => (await detail(NOBODY, id, type)).data;
    const price = { price: 4900, line_price: 0, label: '' };
    const open = { is_free: 0, is_public: 1, have_password: 0 };
    const film = { goods: open, price: { default: price, single: { price: NO_PRICE } } };
    expect(await readNotice('demo_paid_video', 3)).toMatchObject(film);
    const node = { appId: SHOP, goodsId: 'demo_camp', id: 'also', parentId: '', kind: 'lesson' as const };
    const { db } = test().database;
    await db.insert(goodsNode).values({ ...node, title: '', resourceId: 'demo_paid_video', position: 99 });
    const both = { goods: open, price: { default: price, single: { price: 4900 } } };
    expect(await readNotice('demo_paid_video', 3)).toMatchObject(both);
    await db.delete(goodsNode).where(eq(goodsNode.id, 'also'));
    expect((await readNotice('demo_free_column', 6)).goods).toMatchObject({ ...open, is_free: 1 });
    expect((await readNotice('demo_password', 1)).goods).toMatchObject({ have_password: 1, is_public: 0 });
    for (const [id, type] of [
      ['demo_designated', 50],
      ['demo_flash', 3],
    ] as const)
      expect([id, (await readNotice(id, type)).goods.is_public]).toEqual([id, 0]);
    const early = { enabled: 0, threshold_s: 10, threshold_pct: 30 };
    expect((await readNotice('demo_paid_video', 3)).preheat).toEqual(early);
  });

  it('M237: tells where a learner is, and how far they ever were', async () => {
    const me = await somebody();
    await give(me, 'demo_paid_video');
    const learn = async () => (await detail(me, 'demo_paid_video', 3)).data.learn;
    const nothing = { progress: 0, max_progress: 0, last_position: 0, is_finish: 0 };
    expect(await learn()).toMatchObject(nothing);
    const what = { resourceId: 'demo_paid_video', productId: '', resourceType: 3 };
    const how = { learnProgress: 20, maxLearnProgress: 70, orgLearnProgress: 12 };
    const when = { lastLearnAt: 1, stayTime: 60 };
    await test()
      .database.db.insert(learningRecord)
      .values({ appId: SHOP, userId: me.id, ...what, ...how, ...when });
    const knownValue = { progress: 20, max_progress: 70, last_position: 12, is_finish: 0 };
    expect(await learn()).toMatchObject(knownValue);
  });

  it('R33: a free lesson is open to everybody, and says that it is a preview', async () => {
    expect((await detail(NOBODY, 'demo_lesson_trial', 3)).data).toMatchObject({
      access: { can_study: false, reason: 'login' },
      media: { kind: 'video', is_preview: true, preview_seconds: 0, url: expect.stringMatching(PLAYED) },
    });
  });

  it('D73: the designated student studies what others are refused', async () => {
    expect((await detail(await demo(DESIGNATED), 'demo_designated', 50)).data.access.can_study).toBe(true);
    expect((await detail(await demo(NEWCOMER), 'demo_designated', 50)).data.access.reason).toBe(
      'not-designated',
    );
  });

  it('D69: a good that was taken down opens only for its owners', async () => {
    const goneText = 'p_67lus8ptpyv2yntruvz1feh6';
    expect((await detail(await demo(LEARNER), goneText, 6)).data).toMatchObject({
      goods: { state: 'off', sale_status: 0 },
      display: { state: 'purchased', action: 'continue' },
    });
    expect((await detail(await demo(NEWCOMER), goneText, 6)).code).toBe(CODES.delisted.code);
  });
});

describe('the outline', () => {
  const outline = async (me: Me, more: object = {}) =>
    (await send(me, 'goods.directory.get', { goods_id: 'demo_paid_course', ...more })).data;

  it('D67: chapters with their lessons, paged by what stands above, locks with their reason', async () => {
    const all = await outline(NOBODY);
    expect([all.total, all.list.length, all.has_more]).toEqual([3, 17, false]);
    expect(all.list[0]).toMatchObject({ kind: 'chapter', child_count: 4, lesson_count: 4, lock: '' });
    expect(all.list[1]).toMatchObject({ resource_id: 'demo_lesson_trial', is_try: true, lock: '' });
    expect(all.list[2].lock).toBe('login');
    const second = await outline(NOBODY, { parent_id: 'c2', page: 2, page_size: 3 });
    expect(second).toMatchObject({
      total: 4,
      page: 2,
      has_more: false,
      list: [{ id: 'demo_lesson_8', parent_id: 'c2' }],
    });
    expect((await outline(await demo(NEWCOMER))).list[2].lock).toBe('buy');
    expect((await send(NOBODY, 'goods.directory.get', { goods_id: 'no_such' })).code).toBe(
      CODES['not-found'].code,
    );
  });

  it('D67: a buyer sees no lock but that of days to come', async () => {
    const me = await somebody();
    await give(me, 'demo_paid_course');
    await give(me, 'demo_camp');
    const locks = ({ list }: { list: { lock: string }[] }) => list.map(({ lock }) => lock).filter(Boolean);
    expect(locks(await outline(me))).toEqual([]);
    const camp = (await send(me, 'goods.directory.get', { goods_id: 'demo_camp' })).data;
    expect(locks(camp)).toEqual(['not-yet', 'not-yet', 'not-yet', 'not-yet', 'not-yet']);
    expect(camp.list.at(-1).unlock_ts).toBeGreaterThan(0);
  });
});

it('D67: each state of a good is one link of the switchboard', async () => {
  const { body } = await test().ask('knowledge', '/dev/shops?lang=en');
  for (const link of ['demo_paid_course/50', 'demo_soldout/3', 'demo_designated/50', 'demo_lesson_2/1'])
    expect(body).toContain(`/detail/${link}`);
});
