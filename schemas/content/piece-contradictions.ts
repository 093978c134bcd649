/** Contradictions of what a good is and what is played, shown live or asked in it (D127). */
import { mediaKindOf } from '../goods-table/media-kind.ts';
import { note, refuse, type GoodsFacts, type Rule, type Say } from './contradiction.ts';
import { LIVE_STATE } from './goods-state.ts';
import { RESOURCES } from './resource-type.ts';

const isPieceless = ({ type }: GoodsFacts) => mediaKindOf(type) === undefined;
const isNoLive = ({ type }: GoodsFacts) => type !== RESOURCES.alive.type;

const NO_PIECE: Say = [
  '这类商品没有自己的音视频或文章：请删掉这一列的内容，或写在目录的课时里',
  'A good of this type plays nothing itself: leave it out, or write it in the outline, with the lesson',
];

export const PIECE_RULES: readonly Rule[] = [
  (facts) => {
    const { lookback_end_ts: end = 0, start_ts: start = 0 } = facts;
    return (
      end > 0 &&
      end <= start &&
      refuse(
        'replay-before-start',
        ['lookback_end', 'start'],
        ['回放在开播之前就已结束', 'The replay ends before the live starts'],
        ['把 lookback_end 写得比 start 晚', 'Write a lookback_end later than start'],
      )
    );
  },
  (facts) =>
    (facts.lookback_end_ts ?? 0) > 0 &&
    facts.is_lookback !== true &&
    note(
      'no-replay',
      ['lookback_end', 'is_lookback'],
      ['没有开启回放，结束时间不起作用', 'There is no replay, so its end has no effect'],
      ['把 is_lookback 写成 true，或不写 lookback_end', 'Write is_lookback true, or leave lookback_end out'],
    ),
  (facts) =>
    isNoLive(facts) &&
    (facts.alive_state ?? LIVE_STATE.none) !== LIVE_STATE.none &&
    note(
      'no-live',
      ['alive_state', 'type'],
      ['只有直播才有直播状态', 'Only a live has an alive_state'],
      ['不写 alive_state，或把类型写成直播', 'Leave alive_state out, or write the type of a live'],
    ),
  (facts) =>
    isNoLive(facts) &&
    facts.is_lookback === true &&
    note(
      'no-live-to-replay',
      ['is_lookback', 'type'],
      ['只有直播才有回放', 'Only a live has a replay'],
      ['不写 is_lookback，或把类型写成直播', 'Leave is_lookback out, or write the type of a live'],
    ),
  (facts) =>
    isPieceless(facts) &&
    (facts.seconds ?? 0) > 0 &&
    refuse(
      'no-piece',
      ['seconds', 'type'],
      ['这类商品没有时长', 'A good of this type has no length'],
      NO_PIECE,
    ),
  (facts) =>
    isPieceless(facts) &&
    (facts.media ?? '') !== '' &&
    refuse(
      'no-piece',
      ['media', 'type'],
      ['这类商品没有媒体文件', 'A good of this type has no file'],
      NO_PIECE,
    ),
  (facts) =>
    isPieceless(facts) &&
    (facts.try_seconds ?? 0) > 0 &&
    refuse(
      'no-piece',
      ['try_seconds', 'type'],
      ['这类商品没有试看', 'A good of this type has no trial of its own'],
      NO_PIECE,
    ),
  (facts) =>
    (facts.seconds ?? 0) > 0 &&
    (facts.try_seconds ?? 0) > (facts.seconds ?? 0) &&
    refuse(
      'trial-longer-than-whole',
      ['try_seconds', 'seconds'],
      ['试看比全长还长', 'The trial is longer than the whole'],
      ['把 try_seconds 写得不大于 seconds', 'Write a try_seconds that is not above seconds'],
    ),
  (facts) =>
    facts.has_questions === false &&
    (facts.type === RESOURCES.examination.type || facts.type === RESOURCES.practice.type) &&
    refuse(
      'exam-without-questions',
      ['type', 'questions'],
      ['类型是考试或练习，但没有题目', 'The type is an exam or a practice, but it has no questions'],
      ['先导入题目，再让它上架', 'Import its questions with it, or keep it off sale until they are there'],
    ),
];
