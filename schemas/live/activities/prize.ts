/** A round prize: who joins until its countdown ends may win; the server draws (M247, M248, D100). */
import { VISIBLE } from '#schemas/text/tidy.ts';
import { Type, type Static } from 'typebox';
import { defineLiveActivity } from '../activity.ts';

/** What a person must have done to join (D100). */
export const PRIZE_CONDITION = { none: 0, keyword: 1, signed: 2, watched: 3 } as const;

export const PRIZE_NAME_MAX = 60;
export const KEYWORD_MAX = 40;
export const PRIZE_SECONDS_MIN = 10;
export const PRIZE_SECONDS_MAX = 86_400;
export const WINNERS_MAX = 100;

export const PrizeSchema = Type.Object({
  /** Empty where none was ever started. */
  current_prize_id: Type.String(),
  name: Type.String(),
  /** Unix seconds it was started and is drawn at. */
  start_at: Type.Integer(),
  draw_at: Type.Integer(),
  /** Seconds until it is drawn; below 0 once that is past. */
  count_down: Type.Integer(),
  /** One of PRIZE_CONDITION. */
  condition: Type.Integer(),
  /** The keyword of condition 1. */
  condition_text: Type.String(),
  /** Minutes to have watched, of condition 3. */
  minutes: Type.Integer(),
  winners: Type.Integer(),
  joiners: Type.Integer(),
  is_drawn: Type.Boolean(),
  is_join: Type.Boolean(),
  /** What this person draws with; 0 for who did not join. */
  ticket: Type.Integer(),
  is_win: Type.Boolean(),
  /** True where a winner has said where the prize is sent. */
  has_card: Type.Boolean(),
  /** SHA-256 of the seed, told before anybody joins; the seed itself once it is drawn, so that everybody can draw again. */
  seed_hash: Type.String(),
  seed: Type.String(),
  server_time: Type.Integer({ description: 'Server clock, unix milliseconds' }),
});
export type Prize = Static<typeof PrizeSchema>;

export const PrizeCard = {
  name: Type.String({ minLength: 1, maxLength: 40, pattern: VISIBLE }),
  phone: Type.String({ pattern: '^[0-9+ -]{5,20}$' }),
  address: Type.String({ minLength: 1, maxLength: 200, pattern: VISIBLE }),
};

/** A name others may read of a winner: its first letter, and nothing of how long it is. */
export function maskedName(nickname: string): string {
  const [first = ''] = [...nickname.trim()];
  return `${first}**`;
}

/** What came of a round prize, for the merchant: with where it is sent, empty where a winner has not said. */
const PrizeReportSchema = Type.Object({
  prize_id: Type.String(),
  name: Type.String(),
  ts: Type.Integer(),
  joiners: Type.Integer({ minimum: 0 }),
  won: Type.Array(
    Type.Object({
      nickname: Type.String(),
      name: Type.String(),
      phone: Type.String(),
      address: Type.String(),
    }),
  ),
});
interface PrizeReport {
  prizes: Static<typeof PrizeReportSchema>[];
}

export const activity = defineLiveActivity({
  name: 'prize',
  order: 20,
  events: { prize: { isLine: true, isMark: true } },
  modules: [{ slot: 'acts', kind: 'live-prize', order: 30 }],
  host: 'live-host-prize',
  state: {
    /** The prize that can be joined now; empty for none. */
    prize_id: Type.String(),
  },
  report: { prizes: Type.Array(PrizeReportSchema) },
  figure: {
    label: { cn: '抽奖参与', en: 'Prize entries' },
    count: ({ prizes }: PrizeReport) => prizes.reduce((sum, { joiners }) => sum + joiners, 0),
  },
  lines: ({ prizes }: PrizeReport) =>
    prizes.map(({ name, joiners, won }) => ['prize', name, String(joiners), `${String(won.length)} won`]),
});
