/** The words of each enumeration in merchants' tables: types of goods, states, promotions (D127). */
import { LIVE_STATE, MARKETING, PAY_STATE } from '../content/goods-state.ts';
import { RESOURCES } from '../content/resource-type.ts';
import type { CouponStanding } from '../content/coupon.ts';
import type { GoodsState, Level } from '../content/goods-facts.ts';
import type { NodeKind, TermOpens } from '../content/outline.ts';
import type { Comparison, ExamMode, ShowAnswers } from '../exam/exam-settings.ts';
import { EXAM_STATE } from '../exam/exam-state.ts';
import type { QuestionKind } from '../exam/question.ts';
import type { TableWord } from './table-words.ts';

const row = (value: string | number, word: string, ...others: string[]): TableWord => ({
  value,
  word,
  others,
});

/** A choice by name: exports write the name, and what else is read stands beside it. A value without a row is a fault of types. */
function choice<Name extends string>(
  words: Readonly<Record<Name, readonly string[]>>,
): readonly TableWord<Name>[];
function choice(words: Readonly<Record<string, readonly string[]>>): readonly TableWord[] {
  return Object.entries(words).map(([name, others]) => row(name, name, ...others));
}

/** Whatever has a number of its own: by its English name, its Chinese one, or its name on the wire. */
export const GOODS_TYPE_WORDS: readonly TableWord[] = Object.entries(RESOURCES)
  .filter(([, { type }]) => type > 0)
  .map(([key, { type, name }]) => row(type, name.en.toLowerCase().replaceAll(/[^a-z]+/g, '_'), name.cn, key))
  .toSorted((one, other) => Number(one.value) - Number(other.value));

const LESSON_TYPES: ReadonlySet<string | number> = new Set([1, 2, 3, 4, 16, 27, 34]);
/** An article, a recording, a film, a broadcast, a punch card, an exam, a practice. */
export const LESSON_TYPE_WORDS = GOODS_TYPE_WORDS.filter(({ value }) => LESSON_TYPES.has(value));

export const PAY_STATE_WORDS = [
  row(PAY_STATE.free, 'free', '免费'),
  row(PAY_STATE.unpaid, 'on_sale', '在售', 'unpaid'),
  row(PAY_STATE.stopped, 'stopped', '停售'),
  row(PAY_STATE.willPay, 'upcoming', '即将开售', '待售', 'will_pay'),
  row(PAY_STATE.soldOut, 'sold_out', '售罄', '已售罄'),
];

export const MARKETING_WORDS = [
  row(MARKETING.none, 'none', '无'),
  row(MARKETING.ordinary, 'ordinary', '普通', '原价'),
  row(MARKETING.discount, 'discount', '打折', '折扣', '限时折扣'),
  row(MARKETING.booking, 'booking', '预约', '预售'),
  row(MARKETING.flashSale, 'flash_sale', '秒杀', '限时秒杀'),
];

export const LIVE_STATE_WORDS = [
  row(LIVE_STATE.notStarted, 'not_started', '未开始'),
  row(LIVE_STATE.live, 'live', '直播中'),
  row(LIVE_STATE.ended, 'ended', '已结束'),
];

export const GOODS_STATE_WORDS = choice<GoodsState>({ on: ['上架'], off: ['下架'], hidden: ['隐藏'] });

export const COUPON_STATE_WORDS = choice<CouponStanding>({ on: ['启用', '上架'], off: ['停用', '下架'] });

export const LEVEL_WORDS = choice<Level>({
  starter: ['入门', '初级', 'beginner'],
  middle: ['进阶', '中级', 'intermediate'],
  expert: ['高级', '精通', 'advanced'],
});

export const OUTLINE_KIND_WORDS = choice<NodeKind>({
  chapter: ['章'],
  section: ['节'],
  lesson: ['课时', '课'],
});

export const TERM_OPENS_WORDS = choice<TermOpens>({ daily: ['每天', '逐日'], start: ['开营', '开营时'] });

export const QUESTION_KIND_WORDS = choice<QuestionKind>({
  single: ['单选', '单选题'],
  multi: ['多选', '多选题', 'multiple'],
  judge: ['判断', '判断题', 'true_false'],
  blank: ['填空', '填空题'],
  essay: ['问答', '问答题', '简答题'],
});

export const EXAM_MODE_WORDS = choice<ExamMode>({ exam: ['考试'], practice: ['练习'] });

export const EXAM_STATE_WORDS = [
  row(EXAM_STATE.unpublished, 'unpublished', '未发布'),
  row(EXAM_STATE.published, 'published', '已发布'),
  row(EXAM_STATE.deleted, 'deleted', '已删除'),
  row(EXAM_STATE.stopped, 'stopped', '已停止', '停考'),
  row(EXAM_STATE.timed, 'timed', '定时', '定时发布'),
];

export const SHOW_ANSWERS_WORDS = choice<ShowAnswers>({
  after_pass: ['通过后'],
  after_close: ['考试结束后', '截止后'],
  always: ['总是', '交卷后'],
  never: ['从不', '不公布'],
});

export const COMPARISON_WORDS = choice<Comparison>({ text: ['文字', '文本'], number: ['数字', '数值'] });
