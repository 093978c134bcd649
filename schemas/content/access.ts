/** What a person may do with a good, on the wire (D67, D72). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';

/** `ok`, or what stands in the way first. */
const ACCESS_REASONS = [
  'ok',
  'disabled',
  'delisted',
  'login',
  'not-designated',
  'password',
  'super-vip',
  /** Given from a later day on. */
  'not-yet',
  /** The sale is paused, has not begun, or everything is sold (M234). */
  'stopped',
  'not-on-sale',
  'sold-out',
  /** Had it until `expire_at`. */
  'expired',
  'buy',
] as const;
export type AccessReason = (typeof ACCESS_REASONS)[number];
export const AccessReasonSchema = ChoiceSchema(ACCESS_REASONS);

export const AccessSchema = Type.Object({
  can_see: Type.Boolean(),
  can_buy: Type.Boolean(),
  can_study: Type.Boolean(),
  reason: AccessReasonSchema,
  /** By what right they study: free, order, svip, member, designated, gift, password or manual; empty for none. */
  source: Type.String(),
  /** When the right ends or ended, in the shop's time and in unix seconds; empty and 0 where it does not. */
  expire_at: Type.String(),
  expire_ts: Type.Integer(),
});
export type AccessAnswer = Static<typeof AccessSchema>;
