/** Coupons of the shop for its merchant: listed, and one read and saved by a form (D138, D127). */
import { Type } from 'typebox';
import { CouponIdSchema } from '../../content/coupon.ts';
import type { CouponLine } from '../../goods-table/tables.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import {
  defineConsoleCall,
  LIST_INPUT,
  OneOrMore,
  PartSchema,
  sortInput,
  sortsBy,
} from './define-console-call.ts';
import { ItemChangeSchema, SavedSchema, VersionSchema } from './save.ts';

const SCOPE = 'coupons';
/** Saved by the rules of the import, where goods and coupons name each other. */
const SAVING_AREA = 'goods-transfer';

const COUPON_STATES = ['on', 'off'] as const;
/** early: not yet. running: can be claimed and used, if any is left. over: its time has passed. */
export const COUPON_PHASES = ['early', 'running', 'over'] as const;
export type CouponPhase = (typeof COUPON_PHASES)[number];

/** Orders of this list, its own first. */
export const COUPON_SORTS = sortsBy('-start_ts', 'end_ts', 'title', '-amount', '-used');
export type CouponSort = (typeof COUPON_SORTS)[number];

const MerchantCouponSchema = Type.Object({
  id: Type.String(),
  /** In the language of who asks. */
  title: Type.String(),
  /** Fen taken off, and the least price it may be used at; 0 for any. */
  amount: Type.Integer(),
  threshold: Type.Integer(),
  /** How many there are in all, 0 for any number; and how many were claimed. */
  total: Type.Integer(),
  claimed: Type.Integer(),
  /** How many may be used in all, 0 for each one claimed; and how many orders hold or have used. */
  use_total: Type.Integer(),
  used: Type.Integer(),
  /** Goods it may be used for; empty for all. */
  goods_ids: Type.Array(Type.String()),
  /** Unix seconds, from (inclusive) and until (exclusive). */
  start_ts: Type.Integer(),
  end_ts: Type.Integer(),
  state: ChoiceSchema(COUPON_STATES),
  phase: ChoiceSchema(COUPON_PHASES),
});

const StateSchema = ChoiceSchema(COUPON_STATES);
const PhaseSchema = ChoiceSchema(COUPON_PHASES);

export const consoleCouponsList = defineConsoleCall({
  name: 'console.coupons.list',
  area: 'coupons',
  scope: SCOPE,
  writes: false,
  summary:
    'Coupons of the shop, those that begin last first; or by `sort`: the next to end, title from A, largest amount, most used. `q` is looked for in id and title.',
  input: {
    ...LIST_INPUT,
    ...sortInput(COUPON_SORTS),
    filter: Type.Optional(
      Type.Object({
        state: Type.Optional(OneOrMore(StateSchema)),
        phase: Type.Optional(OneOrMore(PhaseSchema)),
      }),
    ),
  },
  data: PartSchema(MerchantCouponSchema),
});

/** One coupon as its form has it: the row of the table `coupons`. Moments are texts as in tables, money is whole fen. */
export type CouponItem = Omit<CouponLine, 'id'>;
/** As it is stored: one the import would refuse today is still read, so that it can be mended. */
const CouponItemSchema = Type.Unsafe<CouponItem>(Type.Object({}, { additionalProperties: true }));

export const consoleCouponsGet = defineConsoleCall({
  name: 'console.coupons.get',
  area: SAVING_AREA,
  scope: SCOPE,
  writes: false,
  summary: 'One coupon as its form has it.',
  input: { id: CouponIdSchema },
  data: Type.Object({ item: CouponItemSchema, version: VersionSchema }),
});

export const consoleCouponsSave = defineConsoleCall({
  name: 'console.coupons.save',
  area: SAVING_AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Changes the fields of a coupon that are named, by the rules of the import; null empties a field. Without `id` it is a new coupon. 40000 with `faults` by pointer into the item; 40900 with `yours` and `theirs` where `version` is not what is stored.',
  input: {
    id: Type.Optional(CouponIdSchema),
    version: Type.Optional(VersionSchema),
    item: ItemChangeSchema,
  },
  data: SavedSchema,
  codes: ['state-conflict'],
});
