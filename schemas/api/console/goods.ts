/** Goods of the shop for its merchant, in whatever state they are: listed, and one read and saved by a form (D138, D127). */
import { Type } from 'typebox';
import { GoodsStateSchema } from '../../content/goods-facts.ts';
import { GoodsId, GoodsType } from '../../content/goods-id.ts';
import type { GoodsLine, OutlineLine, SkuLine, TermLine } from '../../goods-table/tables.ts';
import {
  defineConsoleCall,
  LIST_INPUT,
  OneOrMore,
  PartSchema,
  sortInput,
  sortsBy,
} from './define-console-call.ts';
import { ItemChangeSchema, SavedSchema, VersionSchema } from './save.ts';

const MerchantGoodsSchema = Type.Object({
  id: Type.String(),
  type: GoodsType,
  /** In the language of who asks. */
  title: Type.String(),
  cover: Type.String(),
  /** Fen. */
  price: Type.Integer(),
  /** Fen; 0 for none. */
  line_price: Type.Integer(),
  state: GoodsStateSchema,
  pay_state: Type.Integer(),
  student_count: Type.Integer(),
  lesson_count: Type.Integer(),
  /** Ids. */
  tags: Type.Array(Type.String()),
  /** Unix seconds. */
  created_ts: Type.Integer(),
  updated_ts: Type.Integer(),
});

/** A variant with so many pieces left, or fewer, is low in stock. */
export const LOW_STOCK = 5;
/** An offer that ends within so many days is told on the first screen. */
export const ENDING_OFFER_DAYS = 3;

/** Orders of this list, its own first. */
export const GOODS_SORTS = sortsBy('-created_ts', 'title', '-price', '-student_count');
export type GoodsSort = (typeof GOODS_SORTS)[number];

export const consoleGoodsList = defineConsoleCall({
  name: 'console.goods.list',
  area: 'catalogue',
  scope: 'goods.read',
  writes: false,
  summary:
    'Goods of the shop in whatever state, the newest first. `q` is looked for in the id and the title.',
  input: {
    ...LIST_INPUT,
    ...sortInput(GOODS_SORTS),
    filter: Type.Optional(
      Type.Object({
        type: Type.Optional(OneOrMore(GoodsType)),
        state: Type.Optional(OneOrMore(GoodsStateSchema)),
        /** On sale, with a variant of which few pieces are left (`LOW_STOCK`). */
        is_low_stock: Type.Optional(Type.Boolean()),
        /** On sale, with an offer that ends within the next days (`ENDING_OFFER_DAYS`). */
        is_offer_ending: Type.Optional(Type.Boolean()),
      }),
    ),
  },
  data: PartSchema(MerchantGoodsSchema),
});

/**
 * One good as its form has it: the row of the table `goods` with all its facts, and its own rows of outline, terms and
 * variants. Moments are texts as in tables, money is whole fen. A password is never read: `password` sets another one.
 */
export type GoodsItem = Omit<GoodsLine, 'id' | 'password_hash'> & {
  outline: Omit<OutlineLine, 'goods_id'>[];
  terms: Omit<TermLine, 'goods_id'>[];
  skus: Omit<SkuLine, 'goods_id'>[];
};
/** As it is stored: one the import would refuse today is still read, so that it can be mended. */
const GoodsItemSchema = Type.Unsafe<GoodsItem>(Type.Object({}, { additionalProperties: true }));

/** What is charged for the good or one of its variants, by the one rule of prices (D125). */
const PriceNowSchema = Type.Object({
  /** Empty for the good itself, which is sold without variants. */
  sku_id: Type.String(),
  /** Fen, at this moment; `line_price` is struck through, 0 for none. */
  price: Type.Integer(),
  line_price: Type.Integer(),
  /** Unix seconds of the end of the promotion that runs, 0 for none; what is charged after it. */
  until_ts: Type.Integer(),
  price_after: Type.Integer(),
  /** What super VIP members pay now. */
  member_price: Type.Integer(),
  /** The same as a sentence, with what members pay, in the language of who asks. */
  words: Type.String(),
});

export const consoleGoodsGet = defineConsoleCall({
  name: 'console.goods.get',
  area: 'goods-transfer',
  // It holds the phones of people a good is designated for (ADR-571).
  scope: 'goods.write',
  writes: false,
  summary: 'One good as its form has it, and what is charged for it now and after its promotion.',
  input: { id: GoodsId },
  data: Type.Object({
    item: GoodsItemSchema,
    version: VersionSchema,
    /** Whether a password opens it; the password itself is never answered. */
    has_password: Type.Boolean(),
    prices: Type.Array(PriceNowSchema),
  }),
});

export const consoleGoodsSave = defineConsoleCall({
  name: 'console.goods.save',
  area: 'goods-transfer',
  scope: 'goods.write',
  writes: true,
  summary:
    'Changes the fields of a good that are named, by the rules of the import; null empties a field, and `outline`, `terms` and `skus` are whole lists. Without `id` it is a new good. 40000 with `faults` by pointer into the item; 40900 with `yours` and `theirs` where `version` is not what is stored.',
  input: { id: Type.Optional(GoodsId), version: Type.Optional(VersionSchema), item: ItemChangeSchema },
  data: SavedSchema,
  codes: ['state-conflict'],
});
