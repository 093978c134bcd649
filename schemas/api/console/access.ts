/** Why a person may study a good or not, for the merchant (D72). */
import { Type } from 'typebox';
import { AccessExplainedSchema } from '../../content/access-explained.ts';
import { VISIBLE } from '../../text/tidy.ts';
import { defineConsoleCall } from './define-console-call.ts';

const AREA = 'access';

export const consoleAccessExplain = defineConsoleCall({
  name: 'console.access.explain',
  area: AREA,
  scope: 'orders.read',
  writes: false,
  summary: 'Why a person may study a good or not: each rule that was asked, and each right they were given.',
  input: {
    /** As a person writes it: `13900000000`, `852-51234567`. */
    phone: Type.String({ minLength: 1, maxLength: 32 }),
    goods_id: Type.String({ minLength: 1, maxLength: 64 }),
  },
  data: AccessExplainedSchema,
});

const OF_RIGHT = {
  /** A person by phone or by id. */
  person: Type.String({ minLength: 1, maxLength: 64 }),
  goods_id: Type.String({ minLength: 1, maxLength: 64 }),
  /** Why; the audit log keeps it. */
  reason: Type.String({ maxLength: 200, pattern: VISIBLE }),
};

/** How long a right given by hand may last, days. */
export const RIGHT_DAYS = { min: 1, max: 3660 } as const;

export const consoleAccessGrant = defineConsoleCall({
  name: 'console.access.grant',
  area: AREA,
  scope: 'orders.write',
  writes: true,
  summary:
    'Gives a person a good by hand, for some days or without an end; given again, it has the new end. 40400 with `missing` where there is no such person or good.',
  input: {
    ...OF_RIGHT,
    /** Days from now; without them it does not end. */
    days: Type.Optional(Type.Integer({ minimum: RIGHT_DAYS.min, maximum: RIGHT_DAYS.max })),
  },
  data: Type.Object({
    user_id: Type.String(),
    goods_id: Type.String(),
    /** Unix seconds; 0 for no end. */
    to_ts: Type.Integer(),
  }),
});

export const consoleAccessRevoke = defineConsoleCall({
  name: 'console.access.revoke',
  area: AREA,
  scope: 'orders.write',
  writes: true,
  summary:
    'Takes back what a person was given of a good, by hand, as a gift, by a password or for nothing. 40900 where there is none, or it was bought: an order is refunded.',
  input: OF_RIGHT,
  data: Type.Object({ user_id: Type.String(), goods_id: Type.String(), revoked: Type.Integer() }),
  codes: ['state-conflict'],
});
