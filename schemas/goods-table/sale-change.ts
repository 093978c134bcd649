/** Changes of goods and coupons that go live together with documents: prices, promotions, what is on sale (ADR-770). */
import { Type, type Static } from 'typebox';
import { ItemChangeSchema, ItemRefusedSchema, VersionSchema } from '../api/console/save.ts';
import { WRITE_MARK } from '../page/stored-document.ts';
import { ChoiceSchema } from '../page/fragments.ts';

const SALE_KINDS = ['good', 'coupon'] as const;
export type SaleKind = (typeof SALE_KINDS)[number];

/** The fields a release may change, by the names of the tables; money is whole fen. */
export const SALE_FIELDS = {
  good: [
    'price',
    'line_price',
    'svip_price',
    'state',
    'pay_state',
    'marketing_type',
    'marketing_end',
    'sale_start',
    'skus',
  ],
  coupon: ['amount', 'threshold', 'total', 'use_total', 'start', 'end', 'state'],
} as const satisfies Record<SaleKind, readonly string[]>;

/** Values of some fields of a good or a coupon, null for an empty one. */
export type SaleValues = Readonly<Record<string, unknown>>;

const CHANGES_MAX = 100;
const ID_MAX = 64;

/** A good or a coupon of the shop. */
export const SALE_NAME = {
  kind: ChoiceSchema(SALE_KINDS),
  id: Type.String({ minLength: 1, maxLength: ID_MAX }),
};

/** Fields that change, null to empty one; with the version that was read, 40900 where it is another by now. */
const SaleChangeSchema = Type.Object({
  ...SALE_NAME,
  version: Type.Optional(VersionSchema),
  item: ItemChangeSchema,
});
export type SaleChange = Static<typeof SaleChangeSchema>;
export const SaleChangesSchema = Type.Array(SaleChangeSchema, { maxItems: CHANGES_MAX });

const Fields = Type.Record(Type.String(), Type.Unknown());
const CHANGED_ITEM = {
  ...SALE_NAME,
  /** In the language of who asks. */
  title: Type.String(),
  /** Values of the fields that change, null for an empty one: as they were, and as they are set. */
  before: Fields,
  after: Fields,
};

/** What a release changed. */
export const ReleasedSaleSchema = Type.Object(CHANGED_ITEM);

/** What a way back is refused with (40000): faults by pointer into the changes it would make, and these. */
export const SalesBackRefusedSchema = Type.Object({
  ...ItemRefusedSchema.properties,
  changes: Type.Array(ReleasedSaleSchema),
});

/** What waits for its moment. */
export const ScheduledSaleSchema = Type.Object({
  ...CHANGED_ITEM,
  ...WRITE_MARK,
  /** Unix seconds. */
  publish_at: Type.Integer(),
  /** Unix seconds: the values of before come back. */
  take_back_at: Type.Optional(Type.Integer()),
  /** Why it did not go live at its moment; everything that was scheduled with it waits too. */
  problem: Type.Optional(ItemRefusedSchema),
});
