/** Why a person may study a good or not: the decision as it was made, in parts that can be told (D72). */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';
import { TextSchema } from '../page/text.ts';
import { AccessReasonSchema } from './access.ts';
import { GoodsStateSchema } from './goods-facts.ts';

/** The rules access is decided by, in their order; the first that knows answers. */
const ACCESS_RULES = [
  'disabled',
  'own',
  'delisted',
  'login',
  'lent',
  'list',
  'password',
  'membership',
  'limits-met',
  'free',
  'free-for-members',
  'was-own',
  'sale',
] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Unix milliseconds, 0 for none. */
const Moment = Type.Integer();

const FACTS = Type.Object({
  goods_id: Type.String(),
  goods_type: Type.Integer(),
  title: TextSchema({ max: 2000 }),
  state: GoodsStateSchema,
  pay_state: Type.Integer(),
  /** Fen. */
  price: Type.Integer(),
  svip_free: Type.Boolean(),
  is_sold_alone: Type.Boolean(),
  limits: Type.Object({
    has_password: Type.Boolean(),
    is_designated: Type.Boolean(),
    svip_price: Type.Union([Type.Integer(), Type.Null()]),
  }),
  /** The person stands on its list of designated people. */
  is_listed: Type.Boolean(),
  rights: Type.Array(
    Type.Object({
      source: Type.String(),
      order_id: Type.String(),
      from: Moment,
      to: Moment,
      revoked_at: Moment,
    }),
  ),
  /** The rules that were asked of it by itself, in this order; the last of them answered. */
  asked: Type.Array(ChoiceSchema(ACCESS_RULES)),
  can_see: Type.Boolean(),
  can_buy: Type.Boolean(),
  can_study: Type.Boolean(),
  reason: AccessReasonSchema,
  source: Type.String(),
  expire_at: Moment,
  /** Of a part of a course: when it opens within. */
  unlock_at: Moment,
});

export interface ExplainedGood extends Static<typeof FACTS> {
  holders: ExplainedGood[];
}

export const AccessExplainedSchema = Type.Object({
  person: Type.Object({
    id: Type.String(),
    nickname: Type.String(),
    /** Its middle is masked, however much of it was typed. */
    phone: Type.String(),
    is_disabled: Type.Boolean(),
    is_svip: Type.Boolean(),
  }),
  good: Type.Object({
    ...FACTS.properties,
    /** The goods that hold it, each told in the same way. */
    holders: Type.Array(Type.Unsafe<ExplainedGood>({})),
  }),
});
export type AccessExplained = Static<typeof AccessExplainedSchema>;

/** What is not there, beside 40400. */
export const AccessMissingSchema = Type.Object({ missing: ChoiceSchema(['no-person', 'no-goods']) });
