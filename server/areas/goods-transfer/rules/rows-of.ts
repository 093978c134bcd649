/** Rows of the stores, made of the lines a merchant wrote; what a line leaves out is ordinary. */
import { phoneKey, readWrittenPhone } from '#schemas/auth/phone.ts';
import { PLAIN_FACTS, pickFacts } from '#schemas/content/goods-facts.ts';
import { LIVE_STATE, MARKETING, PAY_STATE } from '#schemas/content/goods-state.ts';
import { RESOURCES } from '#schemas/content/resource-type.ts';
import { mediaKindOf } from '#schemas/goods-table/media-kind.ts';
import { PIECE_FIELDS } from '#schemas/goods-table/tables.ts';
import type {
  CouponLine,
  GoodsLine,
  MemberLine,
  OutlineLine,
  SkuLine,
  TeacherLine,
  TermLine,
} from '#schemas/goods-table/tables.ts';
import { tidyText } from '#schemas/goods-table/tidy-text.ts';
import type { Text } from '#schemas/page/text.ts';
import type { LimitsKept, MemberKept } from '#server/areas/access/area.ts';
import {
  PLAIN_DETAIL,
  type GoodsChange,
  type MediaRow,
  type StoredNode,
  type TeacherRow,
  type TermRow,
} from '#server/areas/catalogue/area.ts';
import type { CouponWritten } from '#server/areas/coupons/area.ts';
import type { Bundle, SkuWritten } from './bundle.ts';
import { minuteOf, tsOf } from '#schemas/goods-table/moments.ts';

/** Names of teachers, by their ids. */
export type TeacherNames = ReadonlyMap<string, Text>;

export interface GoodsLines {
  line: GoodsLine;
  outline: readonly OutlineLine[];
  terms: readonly TermLine[];
  skus: readonly SkuLine[];
}

type PieceLine = Pick<GoodsLine, (typeof PIECE_FIELDS)[number]>;

/** One file a language. */
function byLocale(cn: string | undefined, en: string | undefined): MediaRow['captions'] {
  return [
    ...(cn === undefined ? [] : [{ locale: 'cn' as const, url: cn }]),
    ...(en === undefined ? [] : [{ locale: 'en' as const, url: en }]),
  ];
}

function mediaRow(type: number, line: PieceLine): MediaRow | undefined {
  const kind = mediaKindOf(type);
  if (kind === undefined || PIECE_FIELDS.every((field) => line[field] === undefined)) return undefined;
  return {
    kind,
    url: line.media ?? '',
    poster: line.poster ?? '',
    captions: byLocale(line.captions_cn, line.captions_en),
    chapters: byLocale(line.chapters_cn, line.chapters_en),
    sizes: [line.media_medium, line.media_small].filter((one) => one !== undefined),
    seconds: line.seconds ?? 0,
    text: tidyText(line.text),
    trySeconds: line.try_seconds ?? 0,
  };
}

/** The state and promotion of a good whose line leaves them to its facts: one with a start is upcoming until then (D127). */
export function saleOf(price: number, saleStartTs: number): { pay_state: number; marketing_type: number } {
  const state = price === 0 ? PAY_STATE.free : PAY_STATE.unpaid;
  return {
    pay_state: saleStartTs > 0 ? PAY_STATE.willPay : state,
    marketing_type: price === 0 ? MARKETING.none : MARKETING.ordinary,
  };
}

export function usualAliveState(type: number): number {
  return type === RESOURCES.alive.type ? LIVE_STATE.notStarted : LIVE_STATE.none;
}

function goodRow({ line, outline }: GoodsLines, names: TeacherNames, position: number): GoodsChange {
  const { id, type, price, teachers = [] } = line;
  const lessons = outline.filter(({ kind = 'lesson' }) => kind === 'lesson').length;
  const teacherName = line.teacher ?? names.get(teachers[0] ?? '');
  const sale = saleOf(price, tsOf(line.sale_start));
  return {
    row: {
      id,
      type,
      title: tidyText(line.title),
      summary: tidyText(line.summary),
      cover: line.cover ?? '',
      price,
      line_price: line.line_price ?? 0,
      pay_state: line.pay_state ?? sale.pay_state,
      marketing_type: line.marketing_type ?? sale.marketing_type,
      marketing_end_ts: tsOf(line.marketing_end),
      lesson_count: lessons > 0 ? lessons : (line.lesson_count ?? 0),
      teacher: tidyText(teacherName),
      alive_state: line.alive_state ?? usualAliveState(type),
      start_ts: tsOf(line.start),
      svip_free: line.svip_free ?? false,
      state: line.state ?? 'on',
      tags: line.tags ?? [],
      position,
    },
    detail: {
      introduction: tidyText(line.introduction),
      ...pickFacts({ ...PLAIN_FACTS, ...line }),
      refundDays: line.refund_days ?? 0,
      refundTerms: tidyText(line.refund_terms),
      isSoldAlone: true,
      saleStartTs: tsOf(line.sale_start),
      isLookback: line.is_lookback ?? false,
      lookbackEndTs: tsOf(line.lookback_end),
      givesSvip: line.gives_svip ?? false,
      givesCertificate: line.gives_certificate ?? false,
    },
    media: mediaRow(type, line),
    teachers,
  };
}

/** A lesson is a good in no list, opened by its course alone. */
function lessonRow(course: GoodsChange, line: OutlineLine, type: number): GoodsChange {
  return {
    row: {
      ...course.row,
      id: line.resource_id ?? line.id,
      type,
      title: tidyText(line.title),
      summary: tidyText(line.summary),
      price: 0,
      line_price: 0,
      pay_state: PAY_STATE.unpaid,
      marketing_type: MARKETING.none,
      marketing_end_ts: 0,
      lesson_count: 0,
      alive_state: usualAliveState(type),
      start_ts: 0,
      svip_free: false,
      state: 'hidden',
      tags: [],
    },
    detail: { ...PLAIN_DETAIL, isSoldAlone: false },
    media: mediaRow(type, line),
    teachers: course.teachers,
  };
}

function nodeRow(line: OutlineLine): StoredNode {
  const { id, kind = 'lesson', parent_id: parentId = '' } = line;
  return {
    id,
    parentId,
    kind,
    title: tidyText(line.title),
    resourceId: kind === 'lesson' ? (line.resource_id ?? id) : '',
    isTry: line.is_try ?? false,
    trySeconds: line.try_only_seconds ?? 0,
    unlockTs: tsOf(line.unlock),
    unlockDay: line.unlock_day ?? 0,
    isRequired: line.is_required ?? true,
  };
}

function termRow(line: TermLine): TermRow {
  return {
    id: line.id,
    title: tidyText(line.title),
    startTs: tsOf(line.start),
    endTs: tsOf(line.end),
    opens: line.opens ?? 'daily',
    opensAt: minuteOf(line.opens_at),
    groupName: tidyText(line.group_name),
    groupQr: line.group_qr ?? '',
    groupNote: tidyText(line.group_note),
  };
}

/** `group:<id>` and `department:<path>`; anything else is a phone. */
export function designatedOf(entry: string): LimitsKept['targets'][number] {
  const [, kind, target] = /^(group|department):(.+)/.exec(entry) ?? [];
  if (target === undefined) return { kind: 'person', target: entry };
  return { kind: kind === 'group' ? 'group' : 'department', target };
}

function limitsRow({ designated = [], is_designated: isDesignated = false, ...line }: GoodsLine): LimitsKept {
  return {
    passwordHash: line.password_hash,
    svipPrice: line.svip_price,
    isDesignated: isDesignated || designated.length > 0,
    targets: designated.map(designatedOf),
  };
}

function skuRow({ goods_id: _goods, line_price = 0, ...sku }: SkuLine): SkuWritten {
  return { ...sku, name: tidyText(sku.name), line_price, stock: sku.stock, period_days: sku.period_days };
}

export function bundleOf(lines: GoodsLines, names: TeacherNames, position: number): Bundle {
  const good = goodRow(lines, names, position);
  return {
    good,
    lessons: lines.outline.flatMap((line) =>
      line.type === undefined ? [] : [lessonRow(good, line, line.type)],
    ),
    nodes: lines.outline.map(nodeRow),
    terms: lines.terms.map(termRow),
    skus: lines.skus.map(skuRow),
    limits: limitsRow(lines.line),
  };
}

export function teacherRow(line: TeacherLine): TeacherRow {
  return {
    id: line.id,
    name: tidyText(line.name),
    title: tidyText(line.title),
    portrait: line.portrait ?? '',
    about: tidyText(line.about),
    pageId: line.page_id ?? '',
  };
}

export function couponRow(line: CouponLine, position: number): CouponWritten {
  return {
    id: line.id,
    title: tidyText(line.title),
    amount: line.amount,
    threshold: line.threshold ?? 0,
    total: line.total ?? 0,
    use_total: line.use_total ?? 0,
    goods_ids: line.goods_ids ?? [],
    start_ts: tsOf(line.start),
    end_ts: tsOf(line.end),
    state: line.state ?? 'on',
    position,
  };
}

/** Of a line that was checked: its phone is one. */
export function memberRow({ goods_id: goodsId, phone, until }: MemberLine): MemberKept {
  const read = readWrittenPhone(phone);
  return {
    goodsId,
    phone: read === undefined ? phone : phoneKey(read),
    to: until === undefined ? undefined : Date.parse(until),
  };
}

/** What no two members of a shop have alike. */
export const memberKey = ({ goodsId, phone }: MemberKept) => `${goodsId} ${phone}`;
