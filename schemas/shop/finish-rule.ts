/** When a lesson of a shop is finished (D81): the shop says, else what stands here. */
import { msOf } from '../time.ts';
import type { ShopInfo } from './shop-info.ts';

export interface FinishRule {
  /** Percent of a text, or milliseconds credited with it. */
  textPercent: number;
  textMs: number;
  /** Percent of a recording that was played. */
  playedPercent: number;
}

const TEXT_PERCENT = 90;
const TEXT_SECONDS = 30;
const PLAYED_PERCENT = 95;

export function finishRule(
  info: Pick<ShopInfo, 'finish_text_percent' | 'finish_text_seconds' | 'finish_played_percent'>,
): FinishRule {
  return {
    textPercent: info.finish_text_percent ?? TEXT_PERCENT,
    textMs: msOf(info.finish_text_seconds ?? TEXT_SECONDS),
    playedPercent: info.finish_played_percent ?? PLAYED_PERCENT,
  };
}
