/** A sign-in of a live room: open for so many seconds, once for each person (M246, D99). */
import { Type, type Static } from 'typebox';
import { defineLiveActivity } from '../activity.ts';

export const SIGN_SECONDS_MIN = 10;
export const SIGN_SECONDS_MAX = 3600;

export const SignSchema = Type.Object({
  /** Empty where none is open. */
  sign_id: Type.String(),
  /** Seconds it is open in all. */
  time: Type.Integer({ minimum: 0 }),
  /** Unix seconds. */
  expire_at: Type.Integer({ minimum: 0 }),
  is_signed: Type.Boolean(),
  /** How many have signed in. */
  count: Type.Integer({ minimum: 0 }),
  server_time: Type.Integer({ description: 'Server clock, unix milliseconds' }),
});
export type Sign = Static<typeof SignSchema>;

/** How many signed in by one sign-in, for the merchant. */
const SignReportSchema = Type.Object({
  sign_id: Type.String(),
  ts: Type.Integer(),
  count: Type.Integer({ minimum: 0 }),
});
interface SignReport {
  signs: Static<typeof SignReportSchema>[];
}

export const activity = defineLiveActivity({
  name: 'sign',
  order: 10,
  events: { sign: { isLine: false, isMark: true } },
  modules: [{ slot: 'acts', kind: 'live-sign', order: 10 }],
  host: 'live-host-sign',
  state: {
    /** The sign-in that is open now; empty for none. */
    sign_id: Type.String(),
  },
  report: { signs: Type.Array(SignReportSchema) },
  figure: {
    label: { cn: '签到', en: 'Sign-ins' },
    count: ({ signs }: SignReport) => signs.reduce((sum, { count }) => sum + count, 0),
  },
  lines: ({ signs }: SignReport, moment) =>
    signs.map(({ ts, count }) => ['sign-in', moment(ts), String(count), '']),
});
