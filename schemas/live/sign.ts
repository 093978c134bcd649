/** A sign-in of a live room: open for so many seconds, once for each person (M246, D99). */
import { Type, type Static } from 'typebox';

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
