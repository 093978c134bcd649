/** What somebody says of a lesson that does not play as it should (D94). */
import { Type, type Static } from 'typebox';
import { GoodsId, GoodsType } from '../content/goods-id.ts';
import { ChoiceSchema } from '../page/fragments.ts';

export const PLAY_TROUBLES = ['cannot-play', 'stutters', 'no-sound', 'picture', 'other'] as const;
export type PlayTrouble = (typeof PLAY_TROUBLES)[number];

/** Letters of what is said besides (D94). */
export const TROUBLE_TEXT_MAX = 200;

const Seconds = Type.Integer({ minimum: 0, maximum: 1_000_000 });

export const PLAY_FEEDBACK = {
  resource_id: GoodsId,
  resource_type: GoodsType,
  kind: ChoiceSchema(PLAY_TROUBLES),
  text: Type.String({ maxLength: TROUBLE_TEXT_MAX }),
  /** The browser as it names itself, and the host its media comes from. */
  agent: Type.String({ maxLength: 300 }),
  host: Type.String({ maxLength: 255 }),
  /** Where it was, and how many seconds were fetched ahead of there. */
  at: Seconds,
  ahead: Seconds,
  /** Long stops since it was opened; the height of its picture, 0 for none. */
  stalls: Type.Integer({ minimum: 0, maximum: 10_000 }),
  height: Type.Integer({ minimum: 0, maximum: 10_000 }),
};

/** One as the merchant reads it. */
export const PlayReportSchema = Type.Object({
  ...PLAY_FEEDBACK,
  id: Type.String(),
  /** Empty once their account is deleted. */
  user_id: Type.String(),
  /** Unix seconds. */
  created_ts: Type.Integer(),
});
export type PlayReport = Static<typeof PlayReportSchema>;
