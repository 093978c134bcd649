/** What an export writes of what a shop keeps: what a merchant wrote, without what is ordinary (ADR-300). */
import { describe, expect, it } from 'vitest';
import type { GoodsLine, OutlineLine, TermLine } from '#schemas/goods-table/tables.ts';
import type { LimitsKept } from '#server/areas/access/area.ts';
import {
  chapterLine,
  couponLine,
  FILM,
  goodsLine,
  lessonLine,
  skuLine,
  termLine,
} from '../../../../tests/support/goods-transfer-samples.ts';
import { couponLine as couponOut, linesOfBundle, memberLine, tagLine, teacherLine } from './lines-of.ts';
import { bundleOf, couponRow, memberRow, teacherRow, type GoodsLines } from './rows-of.ts';

const NAMES = new Map([['mei', '梅']]);
const bundle = (line: GoodsLine, rest: Partial<GoodsLines> = {}) =>
  bundleOf({ line, outline: [], terms: [], skus: [], ...rest }, NAMES, 1);
const out = (line: GoodsLine, rest?: Partial<GoodsLines>) => linesOfBundle(bundle(line, rest), NAMES);
const good = (change: Partial<GoodsLine>) => out(goodsLine('g', change)).line;
const outline = (...lines: OutlineLine[]) => out(goodsLine('g'), { outline: lines }).outline;

const MOMENT = '2026-12-02T08:00:00+08:00';

describe('ADR-300: a good goes out as it was written', () => {
  it.each<[string, GoodsLine]>([
    ['of which only what must be is said', { id: 'g', type: 50, title: 'A course', price: 0 }],
    [
      'of which everything is said',
      {
        id: 'g',
        type: 4,
        title: { cn: '课', en: 'Class' },
        summary: { cn: '慢', en: 'Slow' },
        cover: '/cover.png',
        price: 9900,
        line_price: 19_900,
        svip_price: 0,
        svip_free: true,
        state: 'hidden',
        pay_state: 2,
        marketing_type: 3,
        marketing_end: MOMENT,
        sale_start: '2026-12-03T08:00:00+08:00',
        alive_state: 3,
        start: '2026-12-04T08:00:00+08:00',
        is_lookback: true,
        lookback_end: '2026-12-05T08:00:00+08:00',
        gives_svip: true,
        gives_certificate: true,
        lesson_count: 9,
        tags: ['a', 'b'],
        teachers: ['mei', 'tom'],
        teacher: 'Guests',
        introduction: '<p>课</p>',
        level: 'middle',
        language: 'zh-CN',
        refund_days: 7,
        refund_terms: '七天',
        password_hash: '$argon2id$',
        designated: ['13800000001', 'department:/sales', 'group:club'],
        ...FILM,
      },
    ],
    ['that is on sale from a day on', goodsLine('g', { sale_start: MOMENT })],
    ['that is sold before its day', goodsLine('g', { sale_start: MOMENT, pay_state: 1 })],
    ['that is free from a day on', goodsLine('g', { price: 0, sale_start: MOMENT })],
    ['that is read', goodsLine('g', { type: 1, text: { cn: '<p>文</p>', en: '<p>Text</p>' } })],
    ['for people who are not named', goodsLine('g', { is_designated: true })],
    ['whose free price is for sale', goodsLine('g', { price: 0, pay_state: 1, marketing_type: 0 })],
    ['whose price is free', goodsLine('g', { pay_state: 0, marketing_type: -1 })],
  ])('%s', (_, line) => {
    expect(good(line)).toStrictEqual(line);
  });

  it('what is ordinary is left out, though it was written', () => {
    const ordinary: Partial<GoodsLine> = {
      summary: '',
      cover: '',
      line_price: 0,
      svip_free: false,
      state: 'on',
      pay_state: 1,
      marketing_type: 0,
      alive_state: 0,
      is_lookback: false,
      gives_svip: false,
      gives_certificate: false,
      lesson_count: 0,
      tags: [],
      teachers: ['mei'],
      teacher: '梅',
      introduction: '',
      language: '',
      refund_days: 0,
      refund_terms: '',
      designated: [],
      is_designated: false,
      poster: '',
      seconds: 0,
      try_seconds: 0,
      text: '',
      media: '',
    };
    const line = goodsLine('g', { type: 4 });
    expect(good({ ...line, ...ordinary })).toStrictEqual({ ...line, teachers: ['mei'] });
  });

  it('tags and people stand in order, whatever order they were written in', () => {
    const designatedItems = ['group:club', '13800000001'];
    expect(good({ tags: ['b', 'a'], designated: designatedItems })).toMatchObject({
      tags: ['a', 'b'],
      designated: ['13800000001', 'group:club'],
    });
  });

  it('a list of people makes a good designated, so its own row does not repeat it', () => {
    const limits: LimitsKept = { ...bundle(goodsLine('g')).limits, isDesignated: true };
    const targets: LimitsKept['targets'] = [{ kind: 'person', target: '13800000001' }];
    const storedValue = { ...bundle(goodsLine('g')), limits: { ...limits, targets } };
    expect(linesOfBundle(storedValue, NAMES).line).toStrictEqual(
      goodsLine('g', { designated: ['13800000001'] }),
    );
  });

  it('a name told in both languages is the first teacher’s where it says the same', () => {
    expect(good({ teachers: ['mei'], teacher: { cn: '梅', en: '' } })).toStrictEqual(
      goodsLine('g', { teachers: ['mei'] }),
    );
    expect(good({ teachers: ['mei'], teacher: '' })).toMatchObject({ teacher: '' });
  });

  it('ADR-393: where an outline is counted, its number is not written', () => {
    const line = goodsLine('g', { lesson_count: 9 });
    expect(out(line, { outline: [lessonLine('g', 'l')] }).line).toStrictEqual(goodsLine('g'));
    expect(out(line, { outline: [chapterLine('g', 'c')] }).line).toStrictEqual(line);
  });
});

describe('ADR-300: an outline goes out as it was written', () => {
  it.each<[string, OutlineLine]>([
    ['a chapter', chapterLine('g', 'c')],
    ['a section of it', lessonLine('g', 's', { kind: 'section', parent_id: 'c' })],
    ['a lesson that is sold alone, too', lessonLine('g', 'l', { resource_id: 'film' })],
    ['a lesson of which little is said', lessonLine('g', 'l', { type: 1 })],
    [
      'a lesson of which everything is said',
      lessonLine('g', 'l', {
        parent_id: 'c',
        title: { cn: '雨', en: 'Rain' },
        resource_id: 'rain',
        type: 3,
        summary: { cn: '下', en: 'Falls' },
        is_try: true,
        try_only_seconds: 20,
        unlock: MOMENT,
        unlock_day: 3,
        is_required: false,
        ...FILM,
      }),
    ],
  ])('%s', (_, line) => {
    expect(outline(line)).toStrictEqual([line]);
  });

  it('what is ordinary is left out, though it was written', () => {
    const entry = lessonLine('g', 'l', {
      kind: 'lesson',
      resource_id: 'l',
      type: 2,
      summary: '',
      is_try: false,
      try_only_seconds: 0,
      unlock_day: 0,
      is_required: true,
      seconds: 0,
    });
    expect(outline(entry)).toStrictEqual([lessonLine('g', 'l', { type: 2 })]);
  });

  it('of two places of one lesson the first says what it is', () => {
    const first = lessonLine('g', 'a', { resource_id: 'rain', type: 2, media: '/rain.mp3' });
    const second = lessonLine('g', 'b', { resource_id: 'rain' });
    expect(outline(first, second)).toStrictEqual([first, second]);
    expect(outline({ ...second, id: 'a', title: 'a' }, { ...first, id: 'b', title: 'b' })).toStrictEqual([
      first,
      second,
    ]);
  });
});

describe('ADR-300: what stands with a good goes out as it was written', () => {
  it.each<[string, TermLine]>([
    ['a term', termLine('g', 'a')],
    [
      'a term with a group',
      termLine('g', 'b', {
        title: { cn: '冬', en: 'Winter' },
        opens: 'start',
        opens_at: '08:30',
        group_name: '群',
        group_qr: '/qr.png',
        group_note: '说',
      }),
    ],
  ])('%s', (_, line) => {
    expect(out(goodsLine('g'), { terms: [line] }).terms).toStrictEqual([line]);
    const ordinary = { ...line, title: line.title ?? '', opens_at: line.opens_at ?? '00:00' };
    expect(out(goodsLine('g'), { terms: [ordinary] }).terms).toStrictEqual([line]);
  });

  it('D87: terms in the order they begin, and by their ids where they begin together', () => {
    const start = '2026-11-01T00:00:00+08:00';
    const terms = [termLine('g', 'c'), termLine('g', 'a'), termLine('g', 'b'), termLine('g', 'd', { start })];
    expect(out(goodsLine('g'), { terms }).terms.map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('D70: a variant', () => {
    const skus = [
      skuLine('g', 'b', { name: { cn: '年', en: 'Year' }, line_price: 5, stock: 0, period_days: 365 }),
      skuLine('g', 'a'),
    ];
    expect(out(goodsLine('g'), { skus }).skus).toStrictEqual(skus);
    expect(out(goodsLine('g'), { skus: [skuLine('g', 'a', { line_price: 0 })] }).skus).toStrictEqual([
      skuLine('g', 'a'),
    ]);
  });
});

describe('ADR-300: what belongs to the shop goes out as it was written', () => {
  it('a teacher', () => {
    const about = { cn: '一行', en: 'A line' };
    const full = { id: 'mei', name: '梅', title: '编辑', portrait: '/mei.png', about, page_id: 'p' };
    expect(teacherLine(teacherRow(full))).toStrictEqual(full);
    expect(teacherLine(teacherRow({ id: 'tom', name: 'Tom', about: '' }))).toStrictEqual({
      id: 'tom',
      name: 'Tom',
    });
  });

  it('a tag, in one language where both say the same', () => {
    expect(tagLine({ id: 'slow', title: { cn: '慢', en: '' } })).toStrictEqual({ id: 'slow', title: '慢' });
  });

  it('a coupon', () => {
    const full = couponLine('spring', {
      threshold: 5000,
      total: 10,
      use_total: 5,
      goods_ids: ['b', 'a'],
      state: 'off',
    });
    expect(couponOut(couponRow(full, 1))).toStrictEqual(full);
    const plain = couponLine('autumn');
    const ordinary = couponLine('autumn', {
      threshold: 0,
      total: 0,
      use_total: 0,
      goods_ids: [],
      state: 'on',
    });
    expect(couponOut(couponRow(ordinary, 1))).toStrictEqual(plain);
  });

  it('ADR-301: a member', () => {
    const always = { goods_id: 'g', phone: '13800000001' };
    expect(memberLine(memberRow(always))).toStrictEqual(always);
    const until = { ...always, until: MOMENT };
    expect(memberLine(memberRow(until))).toStrictEqual(until);
  });
});
