/** What a shop keeps of the lines a merchant wrote (ADR-300). */
import { describe, expect, it } from 'vitest';
import { PLAIN_FACTS } from '#schemas/content/goods-facts.ts';
import type { GoodsLine, OutlineLine } from '#schemas/goods-table/tables.ts';
import {
  FILM,
  chapterLine,
  couponLine,
  goodsLine,
  lessonLine,
  skuLine,
  termLine,
} from '../../../../tests/support/goods-transfer-samples.ts';
import {
  bundleOf,
  couponRow,
  designatedOf,
  memberKey,
  memberRow,
  teacherRow,
  type GoodsLines,
} from './rows-of.ts';

const NAMES = new Map([
  ['mei', '梅'],
  ['tom', 'Tom'],
]);
const bundle = (line: GoodsLine, rest: Partial<GoodsLines> = {}) =>
  bundleOf({ line, outline: [], terms: [], skus: [], ...rest }, NAMES, 7);
const good = (change: Partial<GoodsLine>) => bundle(goodsLine('g', change)).good;
const lesson = (change: Partial<OutlineLine>, line: GoodsLine = goodsLine('g')) =>
  bundle(line, { outline: [lessonLine('g', 'l', change)] });
const at = (moment: string) => Date.parse(moment) / 1000;

const BOUGHT = { pay_state: 1, marketing_type: 0 };

describe('ADR-300: a good of which only what must be is written', () => {
  it('is ordinary', () => {
    expect(bundle({ id: 'g', type: 50, title: 'A course', price: 9900 })).toEqual({
      good: {
        row: {
          id: 'g',
          type: 50,
          title: 'A course',
          summary: '',
          cover: '',
          price: 9900,
          line_price: 0,
          ...BOUGHT,
          marketing_end_ts: 0,
          lesson_count: 0,
          teacher: '',
          alive_state: -1,
          start_ts: 0,
          svip_free: false,
          state: 'on',
          tags: [],
          position: 7,
        },
        detail: {
          ...PLAIN_FACTS,
          introduction: '',
          refundDays: 0,
          refundTerms: '',
          isSoldAlone: true,
          saleStartTs: 0,
          isLookback: false,
          lookbackEndTs: 0,
          givesSvip: false,
          givesCertificate: false,
        },
        media: undefined,
        teachers: [],
      },
      lessons: [],
      nodes: [],
      terms: [],
      skus: [],
      limits: { passwordHash: undefined, svipPrice: undefined, isDesignated: false, targets: [] },
    });
  });

  it.each<[number, object]>([
    [0, { pay_state: 0, marketing_type: -1 }],
    [1, BOUGHT],
  ])('M234 M235: of the price %i is free or for sale: %j', (price, state) => {
    expect(good({ price }).row).toMatchObject(state);
  });

  it('M240: is a live room that has not begun only where it is a live one', () => {
    expect(good({ type: 4 }).row.alive_state).toBe(0);
    expect(good({ type: 3 }).row.alive_state).toBe(-1);
  });
});

describe('ADR-300: a good of which everything is written', () => {
  it('is kept as it is written', () => {
    const { row, detail, teachers } = good({
      type: 4,
      title: { cn: '课', en: 'Class' },
      summary: { cn: '慢', en: 'Slow' },
      cover: '/cover.png',
      line_price: 19_900,
      pay_state: 3,
      marketing_type: 3,
      marketing_end: '2026-12-02T08:00:00+08:00',
      sale_start: '2026-12-03T08:00:00+08:00',
      alive_state: 3,
      start: '2026-12-04T08:00:00+08:00',
      svip_free: true,
      state: 'hidden',
      tags: ['b', 'a'],
      teachers: ['tom', 'mei'],
      introduction: { cn: '<p>课</p>', en: '<p>Class</p>' },
      level: 'middle',
      language: 'zh-CN',
      refund_days: 7,
      refund_terms: '七天',
      is_lookback: true,
      lookback_end: '2026-12-05T08:00:00+08:00',
      gives_svip: true,
      gives_certificate: true,
      lesson_count: 9,
    });
    expect(row).toEqual({
      id: 'g',
      type: 4,
      title: { cn: '课', en: 'Class' },
      summary: { cn: '慢', en: 'Slow' },
      cover: '/cover.png',
      price: 9900,
      line_price: 19_900,
      pay_state: 3,
      marketing_type: 3,
      marketing_end_ts: at('2026-12-02T08:00:00+08:00'),
      lesson_count: 9,
      teacher: 'Tom',
      alive_state: 3,
      start_ts: at('2026-12-04T08:00:00+08:00'),
      svip_free: true,
      state: 'hidden',
      tags: ['b', 'a'],
      position: 7,
    });
    expect(detail).toEqual({
      ...PLAIN_FACTS,
      introduction: { cn: '<p>课</p>', en: '<p>Class</p>' },
      level: 'middle',
      language: 'zh-CN',
      refundDays: 7,
      refundTerms: '七天',
      isSoldAlone: true,
      saleStartTs: at('2026-12-03T08:00:00+08:00'),
      isLookback: true,
      lookbackEndTs: at('2026-12-05T08:00:00+08:00'),
      givesSvip: true,
      givesCertificate: true,
    });
    expect(teachers).toEqual(['tom', 'mei']);
  });

  it('a text in one language is the text of both', () => {
    const texts: Partial<GoodsLine> = { title: { cn: '课', en: '' }, summary: { cn: '', en: 'Slow' } };
    expect(good(texts).row).toMatchObject({ title: '课', summary: 'Slow' });
  });

  it('is taught by whom its line names, before the name of its first teacher', () => {
    expect(good({ teachers: ['mei', 'tom'] }).row.teacher).toBe('梅');
    expect(good({ teachers: ['mei'], teacher: 'Guests' }).row.teacher).toBe('Guests');
    expect(good({ teachers: ['mei'], teacher: '' }).row.teacher).toBe('');
  });

  it('ADR-393: has as many lessons as stand in its outline; the written number stands while there is none', () => {
    const outline = [chapterLine('g', 'c'), lessonLine('g', 'a'), lessonLine('g', 'b', { kind: 'lesson' })];
    expect(bundle(goodsLine('g', { lesson_count: 9 }), { outline }).good.row.lesson_count).toBe(2);
    const chapters = { outline: [chapterLine('g', 'c')] };
    expect(bundle(goodsLine('g', { lesson_count: 9 }), chapters).good.row.lesson_count).toBe(9);
  });
});

describe('ADR-302, ADR-350 and ADR-351: what is played or read of a good', () => {
  it('is kept with its sizes, captions and chapters by language', () => {
    expect(good({ type: 3, ...FILM }).media).toEqual({
      kind: 'video',
      url: '/film.mp4',
      sizes: ['/film-720.mp4', '/film-480.mp4'],
      seconds: 90,
      poster: '/poster.png',
      captions: [
        { locale: 'cn', url: '/cn.vtt' },
        { locale: 'en', url: '/en.vtt' },
      ],
      chapters: [
        { locale: 'cn', url: '/parts-cn.vtt' },
        { locale: 'en', url: '/parts-en.vtt' },
      ],
      text: '',
      trySeconds: 30,
    });
  });

  it.each<[string, number, Partial<GoodsLine>, object]>([
    ['a text', 1, { text: { cn: '<p>文</p>', en: '' } }, { kind: 'text', text: '<p>文</p>' }],
    ['a PDF', 1, { media: '/script.pdf' }, { kind: 'text', url: '/script.pdf' }],
    ['a recording', 2, { media: '/rain.mp3' }, { kind: 'audio', url: '/rain.mp3' }],
    ['a live room', 4, { poster: '/poster.png' }, { kind: 'video', poster: '/poster.png' }],
    ['a free beginning', 3, { try_seconds: 5 }, { kind: 'video', trySeconds: 5 }],
    [
      'captions in one language',
      3,
      { captions_en: '/en.vtt' },
      { captions: [{ locale: 'en', url: '/en.vtt' }] },
    ],
  ])('%s is all that is said, and nothing else is', (_, type, line, media) => {
    const nothing = { url: '', poster: '', captions: [], chapters: [], sizes: [], seconds: 0, text: '' };
    expect(good({ type, ...line }).media).toEqual({
      kind: 'video',
      trySeconds: 0,
      ...nothing,
      ...media,
    });
  });

  it('is nothing where nothing is written, and of what is no single piece', () => {
    expect(good({ type: 3 }).media).toBeUndefined();
    expect(good({ type: 50, poster: '/poster.png' }).media).toBeUndefined();
  });
});

describe('a lesson of an outline', () => {
  it('with a type is a good in no list, opened by its course alone', () => {
    const course = goodsLine('g', {
      price: 9900,
      line_price: 19_900,
      cover: '/cover.png',
      marketing_end: '2026-12-02T08:00:00+08:00',
      start: '2026-12-02T08:00:00+08:00',
      svip_free: true,
      tags: ['slow'],
      teachers: ['mei'],
      refund_days: 7,
    });
    expect(lesson({ type: 2, title: 'Rain', summary: '雨', media: '/rain.mp3' }, course).lessons).toEqual([
      {
        row: {
          id: 'l',
          type: 2,
          title: 'Rain',
          summary: '雨',
          cover: '/cover.png',
          price: 0,
          line_price: 0,
          pay_state: 1,
          marketing_type: -1,
          marketing_end_ts: 0,
          lesson_count: 0,
          teacher: '梅',
          alive_state: -1,
          start_ts: 0,
          svip_free: false,
          state: 'hidden',
          tags: [],
          position: 7,
        },
        detail: {
          ...PLAIN_FACTS,
          introduction: '',
          refundDays: 0,
          refundTerms: '',
          isSoldAlone: false,
          saleStartTs: 0,
          isLookback: false,
          lookbackEndTs: 0,
          givesSvip: false,
          givesCertificate: false,
        },
        media: expect.objectContaining({ kind: 'audio', url: '/rain.mp3' }),
        teachers: ['mei'],
      },
    ]);
  });

  it('bears the id its line names; without a type it makes no good', () => {
    expect(lesson({ type: 4, resource_id: 'r' }).lessons.map(({ row }) => [row.id, row.alive_state])).toEqual(
      [['r', 0]],
    );
    expect(lesson({ resource_id: 'r' }).lessons).toEqual([]);
  });

  it('stands in its course as it is written; what is left out is ordinary', () => {
    expect(lesson({ title: { cn: '', en: 'Rain' } }).nodes).toEqual([
      {
        id: 'l',
        parentId: '',
        kind: 'lesson',
        title: 'Rain',
        resourceId: 'l',
        isTry: false,
        trySeconds: 0,
        unlockTs: 0,
        unlockDay: 0,
        isRequired: true,
      },
    ]);
    const writtenBundle = lesson({
      parent_id: 'c',
      resource_id: 'r',
      is_try: true,
      try_only_seconds: 20,
      unlock: '2026-12-02T08:00:00+08:00',
      unlock_day: 3,
      is_required: false,
    });
    expect(writtenBundle.nodes).toEqual([
      {
        id: 'l',
        parentId: 'c',
        kind: 'lesson',
        title: 'l',
        resourceId: 'r',
        isTry: true,
        trySeconds: 20,
        unlockTs: at('2026-12-02T08:00:00+08:00'),
        unlockDay: 3,
        isRequired: false,
      },
    ]);
  });

  it('a chapter is no content', () => {
    expect(lesson({ kind: 'section' }).nodes).toMatchObject([{ id: 'l', kind: 'section', resourceId: '' }]);
  });
});

describe('D87: a term of a camp', () => {
  it('opens daily at midnight, and has no group, unless its line says more', () => {
    const terms = [
      termLine('g', 'a'),
      termLine('g', 'b', {
        title: { cn: '冬', en: 'Winter' },
        opens: 'start',
        opens_at: '08:30',
        group_name: '群',
        group_qr: '/qr.png',
        group_note: { cn: '说', en: 'Say' },
      }),
    ];
    const [startTs, endTs] = [at('2026-12-01T00:00:00+08:00'), at('2026-12-22T00:00:00+08:00')];
    expect(bundle(goodsLine('g', { type: 25 }), { terms }).terms).toEqual([
      {
        id: 'a',
        title: '',
        startTs,
        endTs,
        opens: 'daily',
        opensAt: 0,
        groupName: '',
        groupQr: '',
        groupNote: '',
      },
      {
        id: 'b',
        title: { cn: '冬', en: 'Winter' },
        startTs,
        endTs,
        opens: 'start',
        opensAt: 510,
        groupName: '群',
        groupQr: '/qr.png',
        groupNote: { cn: '说', en: 'Say' },
      },
    ]);
  });
});

describe('what limits a good', () => {
  it.each<[string, object]>([
    ['13800000001', { kind: 'person', target: '13800000001' }],
    ['44-7700900123', { kind: 'person', target: '44-7700900123' }],
    ['group:club', { kind: 'group', target: 'club' }],
    ['department:/sales/north', { kind: 'department', target: '/sales/north' }],
    ['group:', { kind: 'person', target: 'group:' }],
    ['team:club', { kind: 'person', target: 'team:club' }],
    ['my group:club', { kind: 'person', target: 'my group:club' }],
  ])('designated for %s is for %j', (entry, designatedValue) => {
    expect(designatedOf(entry)).toEqual(designatedValue);
  });

  it('a list of people makes it designated; without one its own row decides', () => {
    const limits = { isDesignated: true, targets: [{ kind: 'group', target: 'club' }] };
    expect(bundle(goodsLine('g', { designated: ['group:club'] })).limits).toMatchObject(limits);
    const nobody = { isDesignated: true, targets: [] };
    expect(bundle(goodsLine('g', { is_designated: true })).limits).toMatchObject(nobody);
  });

  it('is a password by its hash, and a price of super members', () => {
    const limits = { passwordHash: '$argon2id$', svipPrice: 0 };
    expect(bundle(goodsLine('g', { password_hash: '$argon2id$', svip_price: 0 })).limits).toMatchObject(
      limits,
    );
  });
});

describe('what else is sold and told', () => {
  it('D70: a variant is without end in time and number unless its line says otherwise', () => {
    const name = { cn: '一年', en: '' };
    const skus = [
      skuLine('g', 'a', { name }),
      skuLine('g', 'b', { line_price: 5, stock: 0, period_days: 365 }),
    ];
    expect(bundle(goodsLine('g'), { skus }).skus).toEqual([
      { id: 'a', name: '一年', price: 9900, line_price: 0, stock: undefined, period_days: undefined },
      { id: 'b', name: 'b', price: 9900, line_price: 5, stock: 0, period_days: 365 },
    ]);
  });

  it('a teacher has a name, and whatever else is written', () => {
    expect(teacherRow({ id: 'mei', name: { cn: '梅', en: '' } })).toEqual({
      id: 'mei',
      name: '梅',
      title: '',
      portrait: '',
      about: '',
      pageId: '',
    });
    const line = { id: 'mei', name: '梅', title: '编辑', portrait: '/mei.png', about: '一行', page_id: 'p' };
    expect(teacherRow(line)).toEqual({
      id: 'mei',
      name: '梅',
      title: '编辑',
      portrait: '/mei.png',
      about: '一行',
      pageId: 'p',
    });
  });

  it('a coupon is for all goods and any number of people unless its line says otherwise', () => {
    const [start_ts, end_ts] = [at('2026-01-01T00:00:00+08:00'), at('2027-01-01T00:00:00+08:00')];
    expect(couponRow(couponLine('spring', { title: { cn: '减', en: '' } }), 3)).toEqual({
      id: 'spring',
      title: '减',
      amount: 1000,
      threshold: 0,
      total: 0,
      use_total: 0,
      goods_ids: [],
      start_ts,
      end_ts,
      state: 'on',
      position: 3,
    });
    const line = couponLine('spring', {
      threshold: 5000,
      total: 10,
      use_total: 5,
      goods_ids: ['g'],
      state: 'off',
    });
    expect(couponRow(line, 1)).toMatchObject({
      threshold: 5000,
      total: 10,
      use_total: 5,
      goods_ids: ['g'],
      state: 'off',
    });
  });

  it.each([
    ['138 0000 0001', '13800000001'],
    ['+86-13800000001', '13800000001'],
    ['44-7700900123', '44-7700900123'],
    ['nobody', 'nobody'],
  ])('ADR-301: the member %s is known by the phone %s', (phone, knownText) => {
    expect(memberRow({ goods_id: 'g', phone })).toEqual({ goodsId: 'g', phone: knownText, to: undefined });
  });

  it('ADR-301: a member is let in until the moment the line says, and known by good and phone', () => {
    const member = memberRow({ goods_id: 'g', phone: '13800000001', until: '2026-12-01T08:00:00+08:00' });
    expect(member.to).toBe(Date.UTC(2026, 11, 1));
    expect(memberKey(member)).toBe('g 13800000001');
  });
});
