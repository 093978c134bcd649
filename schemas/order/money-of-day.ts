/** A day's money of a shop: what payment companies say of it against what the shop's events say (D71, D135). Fen. */
import { Type, type Static } from 'typebox';
import { ChoiceSchema } from '../page/fragments.ts';

/** How many payments and refunds, and their sums. */
const TallySchema = Type.Object({
  payments: Type.Integer(),
  paid: Type.Integer(),
  refunds: Type.Integer(),
  refunded: Type.Integer(),
});
export type Tally = Static<typeof TallySchema>;

const AmountSchema = Type.Union([Type.Integer(), Type.Null()]);

const BillDifferenceSchema = Type.Object({
  kind: ChoiceSchema(['payment', 'refund']),
  /** `theirs`: in their bill and not with us. `ours`: the other way. `amount`: in both, and not the same. */
  what: ChoiceSchema(['theirs', 'ours', 'amount']),
  /** Our number of the payment or refund, as they know it. */
  number: Type.String(),
  /** Empty where nobody knows which. */
  order_id: Type.String(),
  /** Null where that side has none. */
  theirs: AmountSchema,
  ours: AmountSchema,
});
export type BillDifference = Static<typeof BillDifferenceSchema>;

/** Unix seconds. */
const COMPARED = { checked_ts: Type.Integer() };

export const MoneyOfDaySchema = Type.Object({
  /** `2026-11-23`, in the shop's zone. */
  day: Type.String(),
  checks: Type.Array(
    Type.Object({
      ...COMPARED,
      provider: Type.String(),
      theirs: TallySchema,
      ours: TallySchema,
      /** How many differences there are; the first of them stand beside. */
      differing: Type.Integer(),
      differences: Type.Array(BillDifferenceSchema),
    }),
  ),
  /** Of each provider that was compared: what is no shop's of this installation. */
  providers: Type.Array(
    Type.Object({
      ...COMPARED,
      provider: Type.String(),
      straying: Type.Integer(),
      strays: Type.Array(BillDifferenceSchema),
    }),
  ),
  /** Providers whose bill could not be had just now, and why. */
  missing: Type.Array(Type.Object({ provider: Type.String(), why: Type.String() })),
});
export type MoneyOfDay = Static<typeof MoneyOfDaySchema>;
