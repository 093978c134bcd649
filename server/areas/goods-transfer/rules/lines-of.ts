/** The lines an export writes of what the stores keep; what is ordinary is left out, so that equal goods are equal files. */
import { pickFacts } from '#schemas/content/goods-facts.ts';
import type {
  CouponLine,
  GoodsLine,
  MemberLine,
  OutlineLine,
  SkuLine,
  TagLine,
  TeacherLine,
  TermLine,
} from '#schemas/goods-table/tables.ts';
import { tidyText } from '#schemas/goods-table/tidy-text.ts';
import type { Text } from '#schemas/page/text.ts';
import { secondsOf } from '#schemas/time.ts';
import type { LimitsKept, MemberKept } from '#server/areas/access/area.ts';
import type {
  GoodsChange,
  MediaRow,
  StoredNode,
  TagRow,
  TeacherRow,
  TermRow,
} from '#server/areas/catalogue/area.ts';
import type { CouponWritten } from '#server/areas/coupons/area.ts';
import type { Bundle, SkuWritten } from './bundle.ts';
import { clockOf, momentAt } from '#schemas/goods-table/moments.ts';
import { saleOf, usualAliveState, type GoodsLines, type TeacherNames } from './rows-of.ts';

/** Texts of JSON are compared only where both are more than a word or a number: a shop has ten thousand lines of thirty fields. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** The field where its value is not the ordinary one. */
function unless<const Name extends string, Value>(
  name: Name,
  value: Value,
  usual: NoInfer<Value>,
): { [Key in Name]?: Value };
function unless(name: string, value: unknown, usual: unknown): object {
  return isSame(value, usual) ? {} : { [name]: value };
}

/** The fields that say something. */
function saidOf<Fields extends Readonly<Record<string, string>>>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], ''> };
function saidOf(fields: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

const words = <const Name extends string>(name: Name, value: Text) => unless(name, tidyText(value), '');
const moment = <const Name extends string>(name: Name, ts: number) =>
  unless(name, ts === 0 ? '' : momentAt(ts), '');

function pieceFields(media: MediaRow | undefined) {
  if (media === undefined) return {};
  const captions = new Map(media.captions.map(({ locale, url }) => [locale, url]));
  const chapters = new Map(media.chapters.map(({ locale, url }) => [locale, url]));
  return {
    ...unless('media', media.url, ''),
    ...unless('media_medium', media.sizes[0] ?? '', ''),
    ...unless('media_small', media.sizes[1] ?? '', ''),
    ...unless('seconds', media.seconds, 0),
    ...unless('poster', media.poster, ''),
    ...unless('captions_cn', captions.get('cn') ?? '', ''),
    ...unless('captions_en', captions.get('en') ?? '', ''),
    ...unless('chapters_cn', chapters.get('cn') ?? '', ''),
    ...unless('chapters_en', chapters.get('en') ?? '', ''),
    ...words('text', media.text),
    ...unless('try_seconds', media.trySeconds, 0),
  };
}

function limitFields({ passwordHash, isDesignated, targets }: LimitsKept) {
  const list = targets.map(({ kind, target }) => (kind === 'person' ? target : `${kind}:${target}`));
  return {
    ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    ...unless('designated', list.toSorted(), []),
    ...unless('is_designated', isDesignated && list.length === 0, false),
  };
}

function goodsLine({ good, nodes, limits }: Bundle, names: TeacherNames): GoodsLine {
  const { row, detail, media, teachers } = good;
  const lessons = nodes.filter(({ kind }) => kind === 'lesson').length;
  const sale = saleOf(row.price, detail.saleStartTs);
  return {
    id: row.id,
    type: row.type,
    title: tidyText(row.title),
    ...words('summary', row.summary),
    ...unless('cover', row.cover, ''),
    price: row.price,
    ...unless('line_price', row.line_price, 0),
    ...(limits.svipPrice === undefined ? {} : { svip_price: limits.svipPrice }),
    ...unless('svip_free', row.svip_free, false),
    ...unless('state', row.state, 'on'),
    ...unless('pay_state', row.pay_state, sale.pay_state),
    ...unless('marketing_type', row.marketing_type, sale.marketing_type),
    ...moment('marketing_end', row.marketing_end_ts),
    ...moment('sale_start', detail.saleStartTs),
    ...unless('alive_state', row.alive_state, usualAliveState(row.type)),
    ...moment('start', row.start_ts),
    ...unless('is_lookback', detail.isLookback, false),
    ...moment('lookback_end', detail.lookbackEndTs),
    ...unless('gives_svip', detail.givesSvip, false),
    ...unless('gives_certificate', detail.givesCertificate, false),
    // An outline is counted, whatever is written (ADR-393).
    ...unless('lesson_count', lessons > 0 ? 0 : row.lesson_count, 0),
    ...unless('tags', row.tags.toSorted(), []),
    ...unless('teachers', [...teachers], []),
    ...unless('teacher', tidyText(row.teacher), tidyText(names.get(teachers[0] ?? ''))),
    ...words('introduction', detail.introduction),
    ...saidOf(pickFacts(detail)),
    ...unless('refund_days', detail.refundDays, 0),
    ...words('refund_terms', detail.refundTerms),
    ...limitFields(limits),
    ...pieceFields(media),
  };
}

function outlineLine(goodsId: string, node: StoredNode, lesson: GoodsChange | undefined): OutlineLine {
  return {
    goods_id: goodsId,
    id: node.id,
    ...unless('kind', node.kind, 'lesson'),
    ...unless('parent_id', node.parentId, ''),
    title: tidyText(node.title),
    ...(node.kind === 'lesson' ? unless('resource_id', node.resourceId, node.id) : {}),
    ...(lesson === undefined ? {} : { type: lesson.row.type, ...words('summary', lesson.row.summary) }),
    ...unless('is_try', node.isTry, false),
    ...unless('try_only_seconds', node.trySeconds, 0),
    ...moment('unlock', node.unlockTs),
    ...unless('unlock_day', node.unlockDay, 0),
    ...unless('is_required', node.isRequired, true),
    ...pieceFields(lesson?.media),
  };
}

function termLine(goodsId: string, term: TermRow): TermLine {
  return {
    goods_id: goodsId,
    id: term.id,
    ...words('title', term.title),
    start: momentAt(term.startTs),
    end: momentAt(term.endTs),
    ...unless('opens', term.opens, 'daily'),
    ...unless('opens_at', clockOf(term.opensAt), '00:00'),
    ...words('group_name', term.groupName),
    ...unless('group_qr', term.groupQr, ''),
    ...words('group_note', term.groupNote),
  };
}

/** Terms that start together stand by their ids, wherever they were written. */
const byStart = (one: TermRow, other: TermRow) => one.startTs - other.startTs || (one.id < other.id ? -1 : 1);

function skuLine(goodsId: string, sku: SkuWritten): SkuLine {
  return {
    goods_id: goodsId,
    id: sku.id,
    name: tidyText(sku.name),
    price: sku.price,
    ...unless('line_price', sku.line_price, 0),
    ...(sku.stock === undefined ? {} : { stock: sku.stock }),
    ...(sku.period_days === undefined ? {} : { period_days: sku.period_days }),
  };
}

export function linesOfBundle(bundle: Bundle, names: TeacherNames): GoodsLines {
  const goodsId = bundle.good.row.id;
  const lessons = new Map(bundle.lessons.map((lesson) => [lesson.row.id, lesson]));
  const outline = bundle.nodes.map((node) => {
    // Of two places of one lesson the first one says what it is.
    const lesson = lessons.get(node.resourceId);
    lessons.delete(node.resourceId);
    return outlineLine(goodsId, node, lesson);
  });
  return {
    line: goodsLine(bundle, names),
    outline,
    terms: bundle.terms.toSorted(byStart).map((term) => termLine(goodsId, term)),
    skus: bundle.skus.map((sku) => skuLine(goodsId, sku)),
  };
}

export function teacherLine(row: TeacherRow): TeacherLine {
  return {
    id: row.id,
    name: tidyText(row.name),
    ...words('title', row.title),
    ...unless('portrait', row.portrait, ''),
    ...words('about', row.about),
    ...unless('page_id', row.pageId, ''),
  };
}

export function tagLine({ id, title }: TagRow): TagLine {
  return { id, title: tidyText(title) };
}

export function couponLine(row: CouponWritten): CouponLine {
  return {
    id: row.id,
    title: tidyText(row.title),
    amount: row.amount,
    ...unless('threshold', row.threshold, 0),
    ...unless('total', row.total, 0),
    ...unless('use_total', row.use_total, 0),
    ...unless('goods_ids', [...row.goods_ids], []),
    start: momentAt(row.start_ts),
    end: momentAt(row.end_ts),
    ...unless('state', row.state, 'on'),
  };
}

export function memberLine({ goodsId, phone, to }: MemberKept): MemberLine {
  return { goods_id: goodsId, phone, ...(to === undefined ? {} : { until: momentAt(secondsOf(to)) }) };
}
